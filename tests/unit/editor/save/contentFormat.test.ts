import { mixed, type AnySchema } from "yup";
import { isRecord } from "../../../../src/content/isRecord";
import { readContent } from "../../../../src/content/read/readContent";
import { contentFormat, contentText, layoutsOf } from "../../../../src/editor/save/contentFormat";
import { collections } from "../../../../src/editor/config/editorConfig";
import type { EditorField } from "../../../../src/editor/config/decapConfig";
import { editorFields } from "../../../../src/editor/config/editorFields";
import { checkChange, UNTOUCHED } from "../../../../src/editor/save/saveCheck";
import { integer } from "../../../../src/content/schema/fields";
import { AMOUNTS } from "../../../fixtures/amountCases";
import { allFiles } from "../config/schemaWalk";

const contents = readContent("content");
const editor = contentFormat(layoutsOf(collections()));

const namesIn = (schema: AnySchema | undefined) => editorFields(schema ?? mixed()).map(({ name }) => name);

/** The first file whose name begins so. */
function fileAt(start: string) {
  const file = contents.find(({ name }) => name.startsWith(start));
  if (!file?.schema) throw new Error(`no file ${start}`);
  return file;
}

const fieldsOf = (start: string) => editorFields(fileAt(start).schema ?? mixed());

const writtenTo = (start: string, data: unknown) => editor.toFile(data, namesIn(fileAt(start).schema));

const saved = (start: string, data: unknown): unknown => JSON.parse(writtenTo(start, data));

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
  expect(editor.toFile(handled(editor.fromFile(source)), namesIn(schema))).toBe(source);
});

const PRICE = integer(1, 999_999_999);

/** What is saved for a text in a field of a project's figures. */
function savedFor(purchasePrice: string): unknown {
  const form = editor.fromFile(fileAt("projects/").source) as { deal: [object] };
  const file = saved("projects/", { ...form, deal: [{ ...form.deal[0], purchasePrice }] });
  return (file as { deal: { purchasePrice: unknown } }).deal.purchasePrice;
}

test.each(AMOUNTS)("typed as %j, an amount is saved as what the calculator reads: %s", (text, dollars) => {
  const saved = savedFor(text);
  if (dollars) expect(saved).toBe(Number(dollars));
  // The check refuses what stands there instead, and says why.
  else expect(PRICE.isValidSync(saved)).toBe(false);
});

test("numbers are shown as one types them", () => {
  const { options } = editor.fromFile(fileAt("calculator.json").source) as { options: Record<string, unknown> };
  expect(options.origPoints).toEqual(["1.5", "2", "2.5", "3"]);
});

test("months with their word are a number, and decimals where whole numbers belong are told as such", () => {
  const defaults = (contingency: string) => {
    const data = JSON.parse(fileAt("calculator.json").source) as { defaults: object };
    const file = writtenTo("calculator.json", {
      ...data,
      defaults: { ...data.defaults, contingency, worksMonths: "3 months" },
    });
    return JSON.parse(file) as { defaults: object };
  };
  expect(defaults("12").defaults).toMatchObject({ contingency: 12, worksMonths: 3 });
  expect(defaults("12,5").defaults).toMatchObject({ contingency: 12.5 });
  expect(defaults("a few").defaults).toMatchObject({ contingency: "a few" });
});

test("a phone number may be written in any way, and is saved in its form", () => {
  const data = JSON.parse(fileAt("site.json").source) as { contact: object; chat: object };
  const typed = {
    ...data,
    contact: { ...data.contact, phone: "(305) 555-0177 " },
    chat: { ...data.chat, number: "+1 305 555 0177" },
  };
  expect(saved("site.json", typed)).toMatchObject({
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

test("bold words typed as Markdown are bold", () => {
  const [before, after] = [
    "We keep \\*\\*our word\\*\\*, 5\\*3 and \\*\\* alone.",
    "We keep **our word**, 5\\*3 and \\*\\* alone.",
  ];
  const source = (text: string) =>
    fileAt("pages/privacy.json").source.replace(
      /("text": \{\s*"en": )".*"/,
      (_, start: string) => start + JSON.stringify(text),
    );
  expect(saved("pages/privacy.json", JSON.parse(source(before)))).toEqual(JSON.parse(source(after)));
});

test("a link typed as Markdown is a link", () => {
  const text = (en: string) =>
    fileAt("pages/privacy.json").source.replace(
      /("text": \{\s*"en": )".*"/,
      (_, start: string) => start + JSON.stringify(en),
    );
  const typed = JSON.parse(text("Read \\[our terms](/terms/) and \\[this\\] (too).")) as object;
  expect(writtenTo("pages/privacy.json", typed)).toBe(text("Read [our terms](/terms/) and \\[this\\] (too)."));
});

test.each(allFiles())("$place: keys are written in schema order", ({ fields }) => {
  const sample = sampleOf(fields);
  const file = sample.entries ?? sample;
  const names = fields.map(({ name }) => name);
  expect(editor.toFile(editor.fromFile(JSON.stringify(handled(file))), names)).toBe(contentText(file));
});

test("unknown fields are kept, after the known ones", () => {
  expect(writtenTo("steps/", { note: "keep me", title: { es: "b", en: "a" }, order: 1 })).toBe(`{
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
  expect(saved("stats/", begun)).toEqual({
    order: 1,
    prefix: { en: "", es: "" },
    suffix: { en: "+", es: "" },
  });
  expect(saved("services/", { order: 1 })).toEqual({ order: 1, onHome: false });
});

// An optional part, once filled, can be emptied again: Decap CMS leaves empty texts and lists, which the check refuses.

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
  if (!isRecord(value)) return value;
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
  const fields = editorFields(schema ?? mixed());
  // Some parts may be missing in drafts only.
  const draft = fields.some((field) => field.name === "draft" && field.widget === "boolean") && { draft: true };
  const emptied = { ...(withoutOptional(editor.fromFile(source), fields) as object), ...draft };
  const change = { name, source: editor.toFile(emptied, namesIn(schema)) };
  expect(checkChange(contents, [change], UNTOUCHED).refused.filter(({ file }) => file === name)).toEqual([]);
});

test("an optional group is a list of one in the form, and its switches and lists save themselves", () => {
  const whole = { purchasePrice: 100, works: 1, otherCosts: 2, salePrice: 90, months: 3 };
  expect(saved("projects/", { deal: [{ ...whole, isSample: false }] })).toEqual({
    deal: { ...whole, differed: [], isSample: false },
  });
  expect(saved("projects/", { deal: [whole] })).toEqual({ deal: { ...whole, differed: [], isSample: false } });
  expect(saved("projects/", { deal: [] })).toEqual({});
  const person = { name: "Ana", license: { en: "One", es: "Uno" } };
  const opened = editor.fromFile(JSON.stringify({ ...(JSON.parse(fileAt("team/").source) as object), person }));
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
