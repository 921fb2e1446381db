// Generates Decap CMS fields from the content schemas, so the editor flags while typing what the build would reject.
import { ArraySchema, ObjectSchema, type AnySchema, type CustomSchemaMetadata } from "yup";
import { braced } from "../../content/interpolate";
import { wordsInForm } from "../../content/messageWords";
import { formMessage, jsonSchema } from "../../content/schema/jsonSchema";
import { inEach, type Words } from "../../i18n/editorLanguages";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { TYPED_NUMBER, WHOLE_LIST, type EditorField, type Processing } from "./decapConfig";
import { labelOf, textLabel } from "./labels";
import { entryOf, fieldsOf, INVISIBLE } from "../../content/schema/schemaParts";
import WORDS from "./hints.json";

// Hints for fields whose names do not say enough; those of a group that several files have are in its schema.
/** Hints by field path, such as `hero.extra`. */
type Hints = Readonly<Record<string, Words>>;

/** By file below content/, then by field path. */
export const HINTS: Readonly<Record<string, Hints>> = WORDS;

/** What the fields of a file have to know of it. */
interface FileKind {
  hints: Hints;
  /** The file's own texts, where they are labels, too. */
  words: unknown;
  mayBeDraft: boolean;
}

type Head = Pick<EditorField, "name" | "label" | "required" | "hint">;

/** What a field's JSON Schema says. */
function rulesOf(schema: AnySchema) {
  const rules = jsonSchema(schema);
  const number = (name: string) => (typeof rules[name] === "number" ? rules[name] : undefined);
  return {
    type: String(rules.type),
    ...{ minLength: number("minLength"), maxLength: number("maxLength") },
    ...{ minItems: number("minItems"), maxItems: number("maxItems") },
    pattern: typeof rules.pattern === "string" ? rules.pattern : undefined,
    enum: Array.isArray(rules.enum) ? rules.enum.map(String) : undefined,
  };
}

function joinedBy(separator: string, parts: (Words | undefined | false)[]): Words | undefined {
  const there = parts.filter((part) => part !== undefined && part !== false);
  return there.length > 0 ? inEach((language) => there.map((part) => part[language]).join(separator)) : undefined;
}

const sentences = (...parts: (Words | undefined | false)[]) => joinedBy(" ", parts);

/** What the form says of a text that does not have its field's form. */
function shownMessage(schema: AnySchema): Words | undefined {
  const message = formMessage(schema);
  return message && inEach((language) => wordsInForm(message[language], (name) => labelOf(name)[language]));
}

/**
 * A text's one rule that the form checks while typing: its length, or else its form. A save checks all rules. Spaces at
 * the ends do not count: they are not saved.
 */
function patternOf(schema: AnySchema): Pick<EditorField, "pattern"> {
  const { maxLength, pattern } = rulesOf(schema);
  if (maxLength !== undefined) {
    const message = { en: `at most ${maxLength} characters`, es: `${maxLength} caracteres como máximo` };
    return { pattern: [`^\\s*[\\s\\S]{0,${maxLength}}\\s*$`, message] };
  }
  const message = shownMessage(schema);
  return pattern && message
    ? { pattern: [`^[${INVISIBLE}]*(?:${pattern.replace(/^\^|\$$/g, "")})[${INVISIBLE}]*$`, message] }
    : {};
}

/** The Markdown that texts may contain, by the names of Decap CMS's buttons. */
const MARKDOWN = {
  widget: "markdown" as const,
  buttons: ["bold", "italic", "link", "heading-three", "bulleted-list", "numbered-list"],
  editor_components: [],
  modes: ["rich_text"],
};

function textField(head: Head, schema: AnySchema, long = false): EditorField {
  const rules = rulesOf(schema);
  if (rules.enum) {
    const meta: CustomSchemaMetadata = schema.meta() ?? {};
    const options = rules.enum.map((value) => ({ label: meta.options?.[value] ?? labelOf(value), value }));
    return { ...head, widget: "select", options };
  }
  const { kind, orPhone }: CustomSchemaMetadata = schema.meta() ?? {};
  // A phone number may be written in any way: a save brings it into its form.
  if (kind === "phone") return { ...head, widget: "string", phone: orPhone ? "digits" : "international" };
  if (kind === "date") return { ...head, widget: "datetime", date_format: "YYYY-MM-DD", time_format: false };
  if (kind === "time") return { ...head, widget: "datetime", date_format: false, time_format: "HH:mm" };
  const link = (kind === "link" || kind === "profile") && { link: kind };
  const mayBeEmpty = head.required && rules.minLength === undefined && { required: false, default: "" };
  return { ...head, widget: long ? "text" : "string", ...link, ...mayBeEmpty, ...patternOf(schema) };
}

function numberField(head: Head, schema: AnySchema): EditorField {
  const { unit }: CustomSchemaMetadata = schema.meta() ?? {};
  const whole = head.name.endsWith("Sqft") ? "area" : (unit ?? "whole");
  return { ...head, widget: TYPED_NUMBER, number: rulesOf(schema).type === "integer" ? whole : "decimal" };
}

/** Strips photos of metadata such as time and place, rotates them upright, and converts them to a compact format. */
export const PROCESSING: Processing = {
  enabled: true,
  format: { enabled: true, default: "webp" },
  quality: 85,
  strip_metadata: true,
};

/** Pictures are stored beside their entry: Decap CMS matches the pattern against the file name without a folder. */
function pictureFile(head: Head, { cutTo, minWidth = 0 }: CustomSchemaMetadata, picture: string): EditorField {
  const cut = cutTo && { cut: { ...cutTo, minWidth, name: picture } };
  const message = { en: "must be a .jpg, .png, or .webp file", es: "debe ser un archivo .jpg, .png o .webp" };
  return { ...head, ...cut, widget: "image", choose_url: false, pattern: ["^[\\w.-]+\\.(jpe?g|png|webp)$", message] };
}

const FOLDER_OF_MEDIA = { media_folder: "/static/media", public_folder: "/media" };

function mediaFile(head: Head, schema: AnySchema): EditorField {
  const { pattern = "" } = rulesOf(schema);
  const endings = /\(([a-z0-9|]+)\)\$$/.exec(pattern)?.[1] ?? "";
  return {
    ...head,
    widget: "file",
    ...FOLDER_OF_MEDIA,
    pattern: [`\\.(${endings})$`, shownMessage(schema) ?? labelOf("file")],
  };
}

const TITLES = ["title", "label", "name", "question"];

/** Fields whose value is a word or two. */
const SHORT = ["string", TYPED_NUMBER, "select", "datetime"];

/** What a collapsed group or list item shows: its title, or its short values, or its first localized text. */
function summaryOf(fields: EditorField[]): string | undefined {
  const pairs = fields.filter(({ fields: inner }) => inner?.some(({ name }) => name === DEFAULT_LANGUAGE));
  const facts = fields
    .filter(({ widget, required }) => SHORT.includes(widget) && required)
    .map(({ name }) => `{{${name}}}`);
  const title = pairs.find(({ name }) => TITLES.includes(name)) ?? (facts.length > 0 ? undefined : pairs[0]);
  if (!title) return facts.slice(0, 4).join(" · ") || undefined;
  return LANGUAGES.map((language) => `{{${title.name}.${language}}}`).join(" · ");
}

function listField(head: Head, schema: AnySchema, of: FileKind, path: string): EditorField {
  const item = entryOf(schema);
  if (!item) throw new Error(`${path}: a list needs one kind of element`);
  const { minItems, maxItems } = rulesOf(schema);
  const one = editorField("value", item, of, `${path}[]`);
  const hint = sentences(head.hint, one.hint);
  const counted = { label_singular: { en: "item", es: "elemento" }, label_plural: { en: "items", es: "elementos" } };
  const limits = { min: minItems, max: maxItems, ...counted };
  // A list that may stay empty is not asked for, and is written all the same.
  const mayBeEmpty = head.required && minItems === undefined && { required: false, default: [] };
  const list = { ...head, ...(hint && { hint }), widget: "list" as const, ...limits, ...mayBeEmpty };
  if (one.fields) return { ...list, fields: one.fields, summary: summaryOf(one.fields) };
  // A choice would be shown by its name in the file.
  return { ...list, field: one, ...(one.widget !== "select" && { summary: `{{${one.name}}}` }) };
}

function pairHint(hint: Words | undefined, longest: number, placeholders: readonly string[] = []): Words | undefined {
  const limit = { en: `At most ${longest} characters.`, es: `${longest} caracteres como máximo.` };
  const names = braced(placeholders);
  return sentences(hint, limit, names !== "" && { en: `It must include ${names}.`, es: `Debe incluir ${names}.` });
}

function pictureHint({ minWidth = 0, sameShapeAs }: CustomSchemaMetadata): Words | undefined {
  const width = { en: `At least ${minWidth} pixels wide.`, es: `Al menos ${minWidth} píxeles de ancho.` };
  if (!sameShapeAs) return width;
  const { en, es } = labelOf(sameShapeAs);
  return sentences(width, {
    en: `The same shape (width ÷ height) as “${en}”.`,
    es: `La misma proporción (ancho ÷ alto) que “${es}”.`,
  });
}

const LINK_HINT: Words = {
  en: "https://…, mailto:…, tel:…, or a page on this site, such as /services/#funding",
  es: "https://…, mailto:…, tel:… o una página de este sitio como /services/#funding",
};

/** A localized text: one field per language. */
function pairField(head: Head, schema: AnySchema, meta: CustomSchemaMetadata): EditorField {
  const languages = fieldsOf(schema);
  const longest = Math.min(...languages.map(([, part]) => rulesOf(part).maxLength ?? Infinity));
  const fields = languages.map(([name, part]) => ({
    ...textField({ name, label: labelOf(name), required: true }, part, meta.long),
    ...(meta.markdown && MARKDOWN),
  }));
  return grouped({ ...head, hint: pairHint(head.hint, longest, meta.placeholders) }, fields);
}

/**
 * A group, or, if it is optional, the choice to add one: Decap CMS asks for the fields of every group on the page, and
 * writes their defaults, even in one that nobody has begun. `contentFormat` turns one into the other.
 */
function grouped(head: Head, fields: EditorField[], folded: Partial<EditorField> = {}): EditorField {
  if (head.required) return { ...head, ...folded, widget: "object", fields };
  // Without a default, Decap CMS begins a new entry's group because of the defaults inside.
  const isOne = { group: true, max: 1, default: [], label_singular: head.label, summary: summaryOf(fields) };
  return { ...head, widget: "list", ...isOne, fields };
}

function groupField(head: Head, schema: AnySchema, of: FileKind, path: string): EditorField {
  const meta: CustomSchemaMetadata = schema.meta() ?? {};
  if (meta.kind === "localized") return pairField(head, schema, meta);
  const fields = fieldsOf(schema).map(([name, part]) =>
    meta.kind === "picture" && name === "file"
      ? pictureFile(
          { name, label: { en: "Picture", es: "Imagen" }, required: true, hint: pictureHint(meta) },
          meta,
          head.name,
        )
      : editorField(name, part, of, path ? `${path}.${name}` : name),
  );
  // A page has dozens of groups, so they start collapsed; those with a `kind`, such as pictures, start open, and so do
  // a video's captions, which are no more than one file for each language.
  const isSmall =
    meta.kind !== undefined || fields.every(({ name }) => LANGUAGES.some((language) => language === name));
  const folded = !isSmall && path !== "" ? { collapsed: true, summary: summaryOf(fields) } : {};
  return grouped(head, fields, folded);
}

/** The editor's field for one schema field; `path` is relative to the file, and `hints` are keyed by path. */
function editorField(name: string, schema: AnySchema, of: FileKind, path = name): EditorField {
  const meta: CustomSchemaMetadata = schema.meta() ?? {};
  const hint = sentences(of.hints[path], meta.hint, meta.kind === "link" && LINK_HINT);
  const head = {
    name,
    label: meta.label ?? (meta.kind === "localized" ? textLabel(name, path, of.words) : undefined) ?? labelOf(name),
    required: !schema.spec.optional && !(of.mayBeDraft && meta.mayFollow),
    ...(hint && { hint }),
  };
  if (schema instanceof ObjectSchema) return groupField(head, schema, of, path);
  if (schema instanceof ArraySchema) return listField(head, schema, of, path);
  if (meta.kind === "media") return mediaFile(head, schema);
  if (schema.type === "number") return numberField(head, schema);
  if (schema.type === "boolean") return { ...head, widget: "boolean", ...(head.required && { default: false }) };
  return textField(head, schema);
}

/** The fields of one file, in schema order; `words`: the texts of a file in content/text/. */
export function editorFields(
  file: AnySchema,
  { hints = {}, words }: { hints?: Hints; words?: unknown } = {},
): EditorField[] {
  const of = {
    hints,
    words,
    mayBeDraft: fieldsOf(file).some(([name, { type }]) => name === "draft" && type === "boolean"),
  };
  if (file instanceof ArraySchema) return [editorField(WHOLE_LIST, file, of, "")];
  return editorField("", file, of, "").fields ?? [];
}
