import { readFileSync } from "node:fs";
import { EXPECTED, fieldNameOf } from "../../../../src/editor/decap/markup";

const program = readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8");

test.each(EXPECTED)("Decap CMS still has %s", (place) => {
  expect(program.includes(place)).toBe(true);
});

test("a field's name is read from its id", () => {
  expect(["title-field-12", "en-field-7", "search"].map(fieldNameOf)).toEqual(["title", "en", ""]);
});
