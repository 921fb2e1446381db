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
      field.required || field.default !== undefined
        ? withoutOptional(value[field.name], field.fields ?? [])
        : cleared(field),
    ),
  };
}

test.each(contents)("$name can be saved with every optional part emptied", ({ name, schema, source }) => {
  if (!schema) throw new Error("a file without a schema");
  const fields = editorFields(schema);
  const names = fields.map((field) => field.name);
  // Some parts may be missing in drafts only.
  const draft = fields.some((field) => field.name === "draft" && field.widget === "boolean") && { draft: true };
  const emptied = { ...(withoutOptional(editor.fromFile(source), fields) as object), ...draft };
  const change = { name, source: editor.toFile(emptied, names) };
  expect(refusals(contents, [change], UNTOUCHED).filter(({ file }) => file === name)).toEqual([]);
});

test("an optional group is a list of one in the form, and its switches and lists save themselves", () => {
  const whole = { purchasePrice: 100, works: 1, otherCosts: 2, salePrice: 90, months: 3 };
  expect(saved("projects/", { deal: [{ ...whole, isSample: false }] })).toEqual({
    deal: { ...whole, differed: [], isSample: false },
  });
  expect(saved("projects/", { deal: [whole] })).toEqual({ deal: { ...whole, differed: [], isSample: false } });
  expect(saved("projects/", { deal: [] })).toEqual({});
  const person = { name: "Ana", license: { en: "One", es: "Uno" } };
  const [file = ""] = contents.flatMap(({ name, source }) => (name.startsWith("team/") ? [source] : []));
  const opened = editor.fromFile(JSON.stringify({ ...(JSON.parse(file) as object), person }));
  expect(opened).toMatchObject({ person: [{ name: "Ana", license: [{ en: "One", es: "Uno" }] }] });
  expect(saved("team/", opened)).toMatchObject({ person });
});

test("texts lose the spaces and invisible characters at their ends", () => {
  expect(saved("team/", { title: { en: " Designer ", es: "\u200bDiseño\n" } })).toEqual({
    title: { en: "Designer", es: "Diseño" },
  });
});

test("an emptied list is left out only where the check refuses an empty one", () => {
  expect(saved("pages/", { questions: [] })).toEqual({ questions: [] });
  expect(saved("projects/", { months: "" })).toEqual({});
});

test("a new entry begins without its optional groups", () => {
  const groups = fieldsOf("projects/").filter(({ group }) => group);
  expect(groups.map(({ name, default: begun }) => [name, begun])).toEqual([
    ["place", []],
    ["deal", []],
    ["detail", []],
  ]);
});
