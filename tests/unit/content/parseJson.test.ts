import { parseJson } from "../../../src/content/parseJson";

test("correct JSON gives its value, with or without a byte order mark", () => {
  expect(parseJson('{"a": [1, "é"]}')).toEqual({ ok: true, value: { a: [1, "é"] } });
  expect(parseJson('\uFEFF{"a": 1}')).toEqual({ ok: true, value: { a: 1 } });
});

test.each([
  ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', "line 3, column 3", "comma is missing"],
  ["a comma too many", '{\n  "a": 1,\n}', "line 3, column 1", "comma too many"],
  ["a comma too many in a list", "[1,\n2,\n]", "line 3, column 1", "comma too many"],
  ["a missing colon", '{\n  "a" 1\n}', "line 2, column 7", "colon is missing"],
  ["a missing closing quotation mark", '{\n  "a": "one\n}', "line 2, column 8", "quotation mark"],
  ["a missing closing brace", '{\n  "a": {\n    "b": 1\n}\n', "line 5, column 1", "closing }"],
  ["a missing closing bracket", "[\n1,\n2", "line 3, column 2", "closing ]"],
  ["single quotation marks", "{ 'a': 1 }", "line 1, column 3", ""],
  ["a field name without quotation marks", "{ a: 1 }", "line 1, column 3", ""],
  ["a comment", '{\n  // why\n  "a": 1\n}', "line 2, column 3", "comments"],
  ["an empty file", "", "line 1, column 1", "value is expected"],
  ["words after the end", '{ "a": 1 } b', "line 1, column 12", ""],
  ["Windows line ends", '{\r\n  "a": 1\r\n  "b": 2\r\n}', "line 3, column 3", "comma is missing"],
  ["a byte order mark", '\uFEFF{ "a" 1 }', "line 1, column 7", "colon is missing"],
])("%s is shown with its place", (_what, source, place, words) => {
  const parsed = parseJson(source);
  expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining(place) });
  expect(parsed).toMatchObject({ message: expect.stringContaining(words) });
});
