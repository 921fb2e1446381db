// The editor's fields match the schemas.
import { US_STATES } from "../../../../src/content/usStates";
import { ArraySchema, ObjectSchema, type AnySchema } from "yup";
import { filesBelow } from "../../../../src/platform/publicWalk";
import { layoutsOf } from "../../../../src/editor/save/contentFormat";
import { collections } from "../../../../src/editor/config/editorConfig";
import type { EditorField } from "../../../../src/editor/config/decapConfig";
import { SPANISH_FILES, SPANISH_NAMES } from "../../../../src/editor/config/spanishNames";
import { trimInvisible } from "../../../../src/content/schema/schemaParts";
import { LANGUAGES } from "../../../../src/i18n/languages";
import { HINTS } from "../../../../src/editor/config/editorFields";
import { labelOf } from "../../../../src/editor/config/labels";
import contactForm from "../../../../content/text/contact-form.json";
import { allFiles, fieldParts, placesShown, schemaParts } from "./schemaWalk";

const FILES = allFiles();

test("the editor offers every kind of content file, and nothing else", () => {
  expect(placesShown().sort()).toEqual(FILES.map(({ place }) => place).sort());
});

test.each(FILES)("$place: the editor has the schema's fields, in order", ({ schema, fields }) => {
  expect(fieldParts(fields).map(({ path }) => path)).toEqual(schemaParts(schema).map(({ path }) => path));
});

/** Decap's own rule for texts, pictures, and files: its widgets' `validatePresence` and `validatePattern`. */
function editorAccepts({ required, pattern, options }: EditorField, value: string): boolean {
  if (value === "") return !required;
  if (options) return options.some((option) => option.value === value);
  return !pattern || new RegExp(pattern[0]).test(value);
}

const SAMPLES = [
  "",
  " ",
  "a",
  " a",
  "a ",
  "two\nlines",
  ...[
    2, 3, 10, 20, 24, 30, 40, 50, 60, 80, 90, 100, 120, 140, 160, 200, 220, 240, 300, 320, 400, 500, 600, 1200,
  ].flatMap((length) => ["x".repeat(length), "x".repeat(length + 1)]),
  "https://flipx.example",
  "https://flipx.example/a b",
  "http://flipx.example",
  "\u200b",
  "a\u200b",
  "mailto:a@b.example",
  "mailto:office",
  "tel:+13055550142",
  "/services/#funding",
  "/services",
  "+1 305 555 0142",
  "13055550142",
  "a@b.example",
  "MX",
  "2026-11-21",
  "lenderPolicy",
  "home",
  "house",
  "percent",
  "annual",
];

// The editor checks the names of pictures and media; it adds the folder itself.
const NAMES = ["house.jpg", "house.jpeg", "house.png", "house.webp", "house.gif", "house", "a.mp4", "a.webm", "a.vtt"];

const IN_FOLDER = (widget: string, name: string) => (widget === "image" ? `./${name}` : `/media/${name}`);

/** What the editor refuses though the build accepts it, once saved without the spaces at its ends. */
function wronglyRefused(field: EditorField, schema: AnySchema): string[] {
  const isFile = field.widget === "image" || field.widget === "file";
  const saved = (value: string) => (isFile ? IN_FOLDER(field.widget, value) : trimInvisible(value));
  return (isFile ? NAMES : SAMPLES).filter(
    (value) => !editorAccepts(field, value) && schema.isValidSync(saved(value)) && saved(value) !== "",
  );
}

/** What the editor accepts while typing though it is too long, or a file of another kind. */
const wronglyAccepted = (field: EditorField, schema: AnySchema): string[] => {
  const isFile = field.widget === "image" || field.widget === "file";
  const wrong = isFile ? NAMES : SAMPLES.filter((value) => value.length > (limitsOf(schema).max ?? Infinity));
  return wrong.filter(
    (value) => editorAccepts(field, value) && !schema.isValidSync(isFile ? IN_FOLDER(field.widget, value) : value),
  );
};

const WIDGETS: Record<string, string[]> = {
  object: ["object"],
  array: ["list"],
  number: ["typedNumber"],
  boolean: ["boolean"],
  string: ["string", "text", "markdown", "select", "datetime", "image", "file"],
};

const limitsOf = (schema: AnySchema) => {
  const rule = (name: string) =>
    schema.describe().tests.find((test) => test.name === name)?.params?.[name] as number | undefined;
  const exact = rule("length");
  return { min: exact ?? rule("min"), max: exact ?? rule("max") };
};

test.each(FILES)(
  "$place: the editor refuses nothing that the build accepts, and no text too long passes",
  ({ schema, fields }) => {
    const shown = new Map(fieldParts(fields).map(({ path, part }) => [path, part]));
    const mayBeDraft = shown.get("draft")?.widget === "boolean";
    for (const { path, part } of schemaParts(schema)) {
      const field = shown.get(path);
      if (!field) throw new Error(`${path} is not in the editor`);
      const isOptional = part.spec.optional || (mayBeDraft && part.meta()?.mayFollow === true);
      const widgets = part instanceof ObjectSchema && isOptional ? ["list"] : WIDGETS[part.type];
      expect([path, widgets]).toEqual([path, expect.arrayContaining([field.widget])]);
      if (part.type === "string")
        expect([path, wronglyRefused(field, part), wronglyAccepted(field, part)]).toEqual([path, [], []]);
      // A list that may be empty is written without being asked for.
      else if (part instanceof ArraySchema && limitsOf(part).min === undefined)
        expect([path, field.required, field.default]).toEqual([path, false, part.spec.optional ? undefined : []]);
      else expect([path, field.required]).toEqual([path, !isOptional]);
      if (part instanceof ArraySchema)
        expect([path, { min: field.min, max: field.max }]).toEqual([path, limitsOf(part)]);
      if (part.type === "number")
        expect([path, field.number === "decimal"]).toEqual([path, part.isValidSync((limitsOf(part).min ?? 0) + 0.5)]);
    }
  },
);

test("a localized text is one group, English then Spanish, with its length limit in the hint", () => {
  const services = FILES.find(({ place }) => place === "services");
  const title = services?.fields.find(({ name }) => name === "title");
  expect(title).toMatchObject({
    widget: "object",
    hint: { en: expect.stringContaining("40"), es: expect.stringContaining("40") },
  });
  expect(title?.fields?.map(({ name, widget }) => [name, widget])).toEqual([
    ["en", "string"],
    ["es", "string"],
  ]);
  const description = services?.fields.find(({ name }) => name === "description");
  expect(description?.fields?.map(({ widget }) => widget)).toEqual(["text", "text"]);
});

test("every label is in both languages: a field's Spanish name stands in the .es.json beside its schema", () => {
  const readable = /^[A-Z][\p{L}\d ,·()-]*$/u;
  // Names that are the same in Spanish must still be listed.
  const isTold = (name: string) => SPANISH_NAMES.has(name) || LANGUAGES.some((language) => language === name);
  const isText = ({ fields = [] }: EditorField) => LANGUAGES.every((one) => fields.some(({ name }) => name === one));
  const isItsOwnLabel = (place: string, part: EditorField) =>
    place.startsWith("text/") && !isTold(part.name) && isText(part);
  const same: string[] = [];
  for (const { place, fields } of FILES)
    for (const { path, part } of fieldParts(fields)) {
      const { en, es } = part.label;
      if (isItsOwnLabel(place, part)) continue;
      expect([place, path, en]).toEqual([place, path, expect.stringMatching(readable)]);
      if (es === en && !isTold(part.name)) same.push(`${place} ${path}`);
      for (const { value, label } of part.options ?? [])
        if (label.en === label.es && !isTold(value) && !(value in US_STATES)) same.push(`${place} ${path}: ${value}`);
    }
  expect(same).toEqual([]);
});

test("a Spanish name is in one file only, that of several schemas in fields.es.json, and every file of names is read", () => {
  const all = SPANISH_FILES.flatMap((file) => Object.keys(file));
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  const written = filesBelow("src/content").filter((name) => name.endsWith(".es.json"));
  expect(SPANISH_FILES).toHaveLength(written.length);
});

test("every hint and message is in both languages", () => {
  for (const { place, fields } of FILES)
    for (const { path, part } of fieldParts(fields))
      for (const words of [part.hint, part.pattern?.[1]])
        expect([place, path, words?.en !== "" && words?.es !== "" && (!words || words.en !== words.es)]).toEqual([
          place,
          path,
          true,
        ]);
});

test("every hint belongs to an existing field", () => {
  for (const [place, hints] of Object.entries(HINTS)) {
    const paths = fieldParts(FILES.find((file) => file.place === place)?.fields ?? []).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(Object.keys(hints)));
  }
});

test("every single file has hints for its groups", () => {
  for (const { place, schema } of FILES)
    if (place.endsWith(".json") && !place.startsWith("text/") && schema instanceof ObjectSchema)
      expect(Object.keys(HINTS)).toContain(place);
});

test("a text of a page is its own label, shortened, unless its name has a better one", () => {
  const fields = FILES.find(({ place }) => place === "text/contact-form.json")?.fields ?? [];
  const labels = new Map(fieldParts(fields).map(({ path, part }) => [path, part.label]));
  expect(labels.get("allRequired")).toEqual(contactForm.allRequired);
  expect(labels.get("important.title")).toEqual(labelOf("title"));
  const cut = labels.get("popup.unreachable");
  expect(contactForm.popup.unreachable.en).toContain(cut?.en.replace(/ …$/, ""));
  expect(cut?.en).toMatch(/^.{20,60} …$/);
});

test("kinds of files differ in their field names, by which the file format identifies them", () => {
  const names = layoutsOf(collections()).map((fields) => fields.map(({ name }) => name).join());
  expect(new Set(names).size).toBe(names.length);
});
