// The fields of Decap CMS made from the content schemas: what the build refuses, the editor refuses while one writes.
import { ArraySchema, ObjectSchema, type AnySchema } from "yup";
import type { FieldMeta } from "../content/fields";
import { braced } from "../content/fill";
import { jsonSchema } from "../content/jsonSchema";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages";
import { WHOLE_LIST, type EditorField } from "./decapConfig";
import { labelOf } from "./labels";
import type { Hints } from "./places";

type Head = Pick<EditorField, "name" | "label" | "required" | "hint">;
type Meta = Partial<FieldMeta> & { hint?: string };

interface Rules {
  type: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  patternErrorMessage?: string;
  enum?: string[];
}

const rulesOf = (schema: AnySchema) => jsonSchema(schema) as unknown as Rules;

const partsOf = (schema: AnySchema) =>
  Object.entries(schema instanceof ObjectSchema ? (schema.fields as Record<string, AnySchema>) : {});

const sentences = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(" ") || undefined;

/** Decap has no longest length: the pattern holds it, beside what the text must look like. */
function patternOf({ maxLength, pattern, patternErrorMessage }: Rules): Pick<EditorField, "pattern"> {
  const longest = maxLength && `at most ${maxLength} characters`;
  const message = [longest, patternErrorMessage].filter(Boolean).join("; ");
  const limit = maxLength && `^(?=[\\s\\S]{0,${maxLength}}$)`;
  const both = `${limit ?? ""}${pattern ? `(?:${pattern})` : ""}`;
  return both ? { pattern: [both, message] } : {};
}

/** What texts with Markdown may hold, by the names of the CMS's buttons. */
const MARKDOWN = {
  widget: "markdown" as const,
  buttons: ["bold", "italic", "link", "heading-three", "bulleted-list", "numbered-list"],
  editor_components: [],
};

function textField(head: Head, rules: Rules, long = false): EditorField {
  if (rules.enum) {
    const options = rules.enum.map((value) => ({ label: labelOf(value), value }));
    return { ...head, widget: "select", options };
  }
  const mayBeEmpty = head.required && rules.minLength === undefined && { required: false, default: "" };
  return { ...head, widget: long ? "text" : "string", ...mayBeEmpty, ...patternOf(rules) };
}

function numberField(head: Head, { type, minimum, maximum }: Rules): EditorField {
  return { ...head, widget: "number", value_type: type === "integer" ? "int" : "float", min: minimum, max: maximum };
}

/** Pictures lie beside their entry, and are chosen by name: the checker of names sees the name without its folder. */
function pictureFile(head: Head): EditorField {
  const pattern: [string, string] = ["^[\\w.-]+\\.(jpe?g|png|webp)$", "must be a .jpg, .png or .webp file"];
  return { ...head, widget: "image", choose_url: false, pattern };
}

const FOLDER_OF_MEDIA = { media_folder: "/static/media", public_folder: "/media" };

function mediaFile(head: Head, { pattern = "", patternErrorMessage = "" }: Rules): EditorField {
  const endings = /\(([a-z0-9|]+)\)\$$/.exec(pattern)?.[1] ?? "";
  return { ...head, widget: "file", ...FOLDER_OF_MEDIA, pattern: [`\\.(${endings})$`, patternErrorMessage] };
}

/** What a group or a row of a list shows while it is folded: its first text in each language, otherwise its words. */
function summaryOf(fields: EditorField[]): string | undefined {
  const pair = fields.find(({ fields: inner }) => inner?.some(({ name }) => name === DEFAULT_LANGUAGE));
  if (pair) return LANGUAGES.map((language) => `{{${pair.name}.${language}}}`).join(" · ");
  const words = fields.filter(({ widget }) => widget === "string");
  return words.map(({ name }) => `{{${name}}}`).join(" · ") || undefined;
}

function listField(head: Head, schema: AnySchema, hints: Hints, path: string): EditorField {
  const item = schema instanceof ArraySchema && (schema.innerType as AnySchema | undefined);
  if (!item) throw new Error(`${path}: a list needs one kind of element`);
  const { minItems, maxItems } = rulesOf(schema);
  const one = editorField("value", item, hints, path);
  const hint = sentences(head.hint, one.hint);
  const limits = { min: minItems, max: maxItems, label_singular: "item" };
  const list = { ...head, ...(hint && { hint }), widget: "list" as const, ...limits };
  return one.fields ? { ...list, fields: one.fields, summary: summaryOf(one.fields) } : { ...list, field: one };
}

function pairHint(hint: string | undefined, longest: number, fills: readonly string[] = []): string | undefined {
  const names = braced(fills);
  return sentences(hint, `At most ${longest} characters.`, names && `It must name ${names}.`);
}

function pictureHint({ minWidth, sameShapeAs }: Meta): string | undefined {
  const shape = sameShapeAs && `The same shape (width ÷ height) as “${labelOf(sameShapeAs)}”.`;
  return sentences(`At least ${minWidth} pixels wide.`, shape);
}

/** A text in each language, one above the other. */
function pairField(head: Head, schema: AnySchema, meta: Meta): EditorField {
  const languages = partsOf(schema).map(([name, part]) => ({ name, rules: rulesOf(part) }));
  const longest = Math.min(...languages.map(({ rules }) => rules.maxLength ?? Infinity));
  const fields = languages.map(({ name, rules }) => ({
    ...textField({ name, label: labelOf(name), required: true }, rules, meta.long),
    ...(meta.markdown && MARKDOWN),
  }));
  const hint = pairHint(head.hint, longest, meta.fills);
  return { ...head, widget: "object", hint, fields: head.required ? fields : fields.map(mayBeMissing) };
}

/**
 * A part of a group that may be missing: Decap asks for what is required, and writes what has a default, also where nobody has
 * opened the group. Once something is filled in, the content check asks for the rest.
 */
const mayBeMissing = ({ default: _unasked, ...field }: EditorField): EditorField => ({
  ...field,
  required: false,
  ...(field.fields && { fields: field.fields.map(mayBeMissing) }),
});

function groupField(head: Head, schema: AnySchema, hints: Hints, path: string): EditorField {
  const meta: Meta = schema.meta() ?? {};
  if (meta.kind === "localized") return pairField(head, schema, meta);
  const fields = partsOf(schema).map(([name, part]) =>
    meta.kind === "picture" && name === "file"
      ? pictureFile({ name, label: "Picture", required: true, hint: pictureHint(meta) })
      : editorField(name, part, hints, path ? `${path}.${name}` : name),
  );
  // A page has dozens of groups: they open one by one. What an entry holds is open.
  const folded = meta.kind === undefined && path !== "" && { collapsed: true, summary: summaryOf(fields) };
  return { ...head, widget: "object", ...folded, fields: head.required ? fields : fields.map(mayBeMissing) };
}

/** One field of a content schema for the editor; `path` is its place below the file, `hints` say more of it. */
function editorField(name: string, schema: AnySchema, hints: Hints = {}, path = name): EditorField {
  const meta: Meta = schema.meta() ?? {};
  const hint = sentences(hints[path], meta.hint, meta.kind === "link" && (jsonSchema(schema).description as string));
  const head = { name, label: labelOf(name), required: !schema.spec.optional, ...(hint && { hint }) };
  if (schema instanceof ObjectSchema) return groupField(head, schema, hints, path);
  if (schema instanceof ArraySchema) return listField(head, schema, hints, path);
  const rules = rulesOf(schema);
  if (meta.kind === "media") return mediaFile(head, rules);
  if (schema.type === "number") return numberField(head, rules);
  if (schema.type === "boolean") return { ...head, widget: "boolean", default: false };
  return textField(head, rules);
}

/** The fields of one file, in the order of its schema. */
export function editorFields(file: AnySchema, hints: Hints = {}): EditorField[] {
  if (file instanceof ArraySchema) return [editorField(WHOLE_LIST, file, hints, "")];
  return editorField("", file, hints, "").fields ?? [];
}
