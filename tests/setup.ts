import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";

// A busy machine is slow; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

// A component or library that complains on the console has found a defect: the test fails with its message.
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => void complaints.push(words));
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
