import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";

// Long enough for a busy machine; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

// A test that hangs ends, one on a busy machine does not fail: how long work takes is measured in tests/bench/.
jest.setTimeout(120_000);

// A console.error of a component or library reports a defect: the test fails with its message.
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => void complaints.push(words));
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
