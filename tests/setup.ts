import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";

// A busy machine takes its time; a wait ends as soon as what it waits for is there.
configure({ asyncUtilTimeout: 10_000 });

// A component or a library that complains on the console has found a defect: the test fails with its words.
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => void complaints.push(words));
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
