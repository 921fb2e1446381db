import { parseJson } from "../../../../src/content/read/parseJson";

test("valid JSON returns its value", () => {
  expect(parseJson('{"a": [1, "é"]}')).toEqual({ ok: true, value: { a: [1, "é"] } });
});

test.each(["", " \r\n"])("the file %j is empty", (source) => {
  expect(parseJson(source)).toMatchObject({ ok: false, message: { en: expect.stringContaining("is empty") } });
});

test.each([
  ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', "line 3, column 3", "comma is missing"],
  ["a comma too many", '{\n  "a": 1,\n}', "line 3, column 1", "extra comma"],
  ["a comma too many in a list", "[1,\n2,\n]", "line 3, column 1", "extra comma"],
  ["a missing colon", '{\n  "a" 1\n}', "line 2, column 7", "colon is missing"],
  ["a missing closing quotation mark", '{\n  "a": "one\n}', "line 2, column 8", "quotation mark"],
  ["a missing closing brace", '{\n  "a": {\n    "b": 1\n}\n', "line 5, column 1", "closing }"],
  ["a missing closing bracket", "[\n1,\n2", "line 3, column 2", "closing ]"],
  ["single quotation marks", "{ 'a': 1 }", "line 1, column 3", "straight double quotes"],
  ["smart quotation marks", '{ "a": “one” }', "line 1, column 8", "straight double quotes"],
  ["quotation marks inside a text", '{ "a": "say "hi" to" }', "line 1, column 14", "“curly”"],
  ["a word with a capital letter", '{ "a": True }', "line 1, column 8", "lowercase"],
  ["a number with its unit", '{ "a": 1860 sqft }', "line 1, column 13", "no units"],
  ["a number with a comma", '{ "a": 1,860 }', "line 1, column 10", "one inside a number?"],
  ["a number that is not complete", '{ "a": 1. }', "line 1, column 8", "5 or 5.5"],
  ["a backslash out of place", '{ "a": "C:\\House" }', "line 1, column 8", "has a misplaced \\"],
  ["half a letter's number", '{ "a": "\\u12" }', "line 1, column 8", "has a misplaced \\u"],
  ["a tab inside a text", '{ "a": "one\ttwo" }', "line 1, column 8", "a space instead"],
  ["a brace too many", '{ "a": 1 } }', "line 1, column 12", "extra brace or bracket"],
  ["a field name without quotation marks", "{ a: 1 }", "line 1, column 3", "field names go in"],
  ["a comment", '{\n  // why\n  "a": 1\n}', "line 2, column 3", "comments"],
  ["a list with nothing before its comma", "[,1]", "line 1, column 2", "value is expected"],
  ["a text that goes on in the next line", '{ "a": "one\ntwo" }', "line 1, column 8", "write \\n for a new line"],
  ["words after the end", '{ "a": 1 } b', "line 1, column 12", "double quotes"],
  ["Windows line ends", '{\r\n  "a": 1\r\n  "b": 2\r\n}', "line 3, column 3", "comma is missing"],
])("%s is reported with its place", (_what, source, place, words) => {
  const parsed = parseJson(source);
  expect(parsed).toMatchObject({ ok: false, message: { en: expect.stringContaining(place) } });
  expect(parsed).toMatchObject({ message: { en: expect.stringContaining(words) } });
});

test("a merge conflict is called one, with its line; a field that no file can have is told", () => {
  const told = (source: string) => parseJson(source) as { message: { en: string } };
  const conflict = '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> other\n}';
  expect(told(conflict).message.en).toMatch(/^has a merge conflict at line 2:/);
  expect(told('{\n  "__proto__": { "a": 1 }\n}').message.en).toMatch(/`__proto__` at line 2/);
  expect(parseJson('{ "text": "======= and <<<<<<<" }').ok).toBe(true);
});
