// An optional part, once filled, can be emptied again: Decap CMS leaves empty texts and lists, which the check refuses.
import { readContent } from "../../../../src/content/read/readContent";
import { isGroup } from "../../../../src/content/isGroup";
import { collections } from "../../../../src/editor/config/editorConfig";
import type { EditorField } from "../../../../src/editor/config/decapConfig";
import { editorFields } from "../../../../src/editor/config/editorFields";
import { contentFormat, layoutsOf } from "../../../../src/editor/save/contentFormat";
import { refusals, UNTOUCHED } from "../../../../src/editor/save/saveCheck";

const contents = readContent("content");
const editor = contentFormat(layoutsOf(collections()));

const fieldsOf = (start: string) => {
  const schema = contents.find(({ name }) => name.startsWith(start))?.schema;
  if (!schema) throw new Error(`no file ${start}`);
  return editorFields(schema);
};

const saved = (start: string, data: unknown): unknown =>
  JSON.parse(
    editor.toFile(
      data,
      fieldsOf(start).map(({ name }) => name),
    ),
  );

const grouped = (fields: readonly EditorField[], valueOf: (field: EditorField) => unknown) =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));

/** What Decap CMS leaves of a field whose inputs have all been cleared. */
function cleared(field: EditorField): unknown {
  if (field.widget === "list") return [];
  if (field.fields) return grouped(field.fields, cleared);
  return field.widget === "boolean" ? true : "";
}

/** A form in which every optional field has been filled and cleared; `draft` is a switch. */
function withoutOptional(value: unknown, fields: readonly EditorField[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutOptional(item, fields));
  if (!isGroup(value)) return value;
  const own = fields.filter(({ widget }) => widget !== "boolean");
  return {
    ...value,
    ...grouped(own, (field) =>
      field.required ? withoutOptional(value[field.name], field.fields ?? []) : cleared(field),
    ),
  };
}

test.each(contents)("$name can be saved with every optional part emptied", ({ name, schema, source }) => {
  if (!schema) throw new Error("a file without a schema");
  const fields = editorFields(schema);
  const names = fields.map((field) => field.name);
  const change = { name, source: editor.toFile(withoutOptional(editor.fromFile(source), fields), names) };
  expect(refusals(contents, [change], UNTOUCHED)).toEqual([]);
});

test("an emptied group is left out, whatever its switches say", () => {
  const emptied = grouped(fieldsOf("projects/"), cleared);
  expect(saved("projects/", { ...emptied, order: 1 })).not.toHaveProperty("deal");
  expect(saved("team/", { order: 1, person: { name: "", license: { en: "", es: "" } } })).toEqual({ order: 1 });
});

test("in a group that is still in use, only its own optional parts are left out", () => {
  const deal = { purchasePrice: 1, salePrice: "", differed: [], wentWrong: { en: "x", es: "" }, isSample: false };
  expect(saved("projects/", { deal })).toEqual({
    deal: { purchasePrice: 1, differed: [], wentWrong: { en: "x", es: "" }, isSample: false },
  });
  const person = { name: "Ana", license: { en: "", es: "" } };
  expect(saved("team/", { person })).toEqual({ person: { name: "Ana" } });
});

test("an emptied list is left out only where the check refuses an empty one", () => {
  expect(saved("pages/", { questions: [] })).toEqual({ questions: [] });
});
