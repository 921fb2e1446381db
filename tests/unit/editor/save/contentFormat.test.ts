// The editor writes files as they are written.
import { schemaOf } from "../../../../src/content/read/fileNames";
import { readContent } from "../../../../src/content/read/readContent";
import { contentFormat, contentText, layoutsOf } from "../../../../src/editor/save/contentFormat";
import { collections } from "../../../../src/editor/config/editorConfig";
import type { EditorField } from "../../../../src/editor/config/decapConfig";
import { editorFields } from "../../../../src/editor/config/editorFields";
import { allFiles } from "../config/schemaWalk";

const contents = readContent("content");
const editor = contentFormat(layoutsOf(collections()));

/** Mimics Decap CMS, which loses the order of keys and writes `house.jpg` for `./house.jpg`. */
function handled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(handled);
  if (typeof value === "string") return value.replace(/^\.\/(?=[\w./-]+$)/, "");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, handled(inner)] as const)
      .sort(([one], [other]) => (one < other ? 1 : -1)),
  );
}

test.each(contents)("$name: saving it unchanged changes not a character", ({ schema, source }) => {
  if (!schema) throw new Error("a file without a schema");
  const names = editorFields(schema).map(({ name }) => name);
  expect(editor.toFile(handled(editor.fromFile(source)), names)).toBe(source);
});

test("a phone number may be written in any way, and is saved in its form", () => {
  const site = contents.find(({ name }) => name === "site.json");
  if (!site?.schema) throw new Error("a file without a schema");
  const names = editorFields(site.schema).map(({ name }) => name);
  const data = JSON.parse(site.source) as { contact: object; chat: object };
  const typed = {
    ...data,
    contact: { ...data.contact, phone: "(305) 555-0177 " },
    chat: { ...data.chat, number: "+1 305 555 0177" },
  };
  expect(JSON.parse(editor.toFile(typed, names))).toMatchObject({
    contact: { phone: "+1 305 555 0177" },
    chat: { number: "13055550177" },
  });
});

/** A file with a value in every field, in field order. */
function sampleOf(fields: readonly EditorField[]): Record<string, unknown> {
  const valueOf = (field: EditorField): unknown => {
    if (field.widget === "list" && !field.group)
      return [field.field ? valueOf(field.field) : sampleOf(field.fields ?? [])];
    if (field.fields) return sampleOf(field.fields);
    return { number: 1.5, boolean: true, image: "./house.jpg" }[field.widget as string] ?? `The ${field.name}`;
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

test("a link typed as Markdown is a link", () => {
  const page = contents.find(({ name }) => name === "pages/privacy.json");
  if (!page?.schema) throw new Error("a file without a schema");
  const names = editorFields(page.schema).map(({ name }) => name);
  const text = (en: string) =>
    page.source.replace(/("text": \{\s*"en": )".*"/, (_, start: string) => start + JSON.stringify(en));
  const typed = JSON.parse(text("Read \\[our terms](/terms/) and \\[this\\] (too).")) as object;
  expect(editor.toFile(typed, names)).toBe(text("Read [our terms](/terms/) and \\[this\\] (too)."));
});

test.each(allFiles())("$place: keys are written in schema order", ({ fields }) => {
  const sample = sampleOf(fields);
  const file = sample.entries ?? sample;
  const names = fields.map(({ name }) => name);
  expect(editor.toFile(editor.fromFile(JSON.stringify(handled(file))), names)).toBe(contentText(file));
});

/** The names of an entry's fields. */
const namesIn = (folder: string) => editorFields(schemaOf(`${folder}/new.json`) as never).map(({ name }) => name);

test("unknown fields are kept, after the known ones", () => {
  const saved = editor.toFile({ note: "keep me", title: { es: "b", en: "a" }, order: 1 }, namesIn("steps"));
  expect(saved).toBe(`{
  "order": 1,
  "title": {
    "en": "a",
    "es": "b"
  },
  "note": "keep me"
}
`);
});

test("in new entries, an untouched sign is empty, and an untouched switch is off", () => {
  const begun = { order: 1, prefix: {}, suffix: { en: "+" } };
  expect(JSON.parse(editor.toFile(begun, namesIn("stats")))).toEqual({
    order: 1,
    prefix: { en: "", es: "" },
    suffix: { en: "+", es: "" },
  });
  expect(JSON.parse(editor.toFile({ order: 1 }, namesIn("services")))).toEqual({ order: 1, onHome: false });
});
