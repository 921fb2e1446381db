// Writes the editor's data as content files are written, so that a commit shows only real changes. Decap CMS loses the
// order of keys and drops the leading `./` of picture paths.
import { isRecord } from "../../content/isRecord";
import { trimInvisible } from "../../content/schema/schemaParts";
import { WHOLE_LIST, type Collection, type EditorField } from "../config/decapConfig";
import { writtenNumber } from "./readTypedNumber";
import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.min.json";

/** Without a country code, a number is one of the company's own country. */
const HOME = "US";

/**
 * A phone number as the content has it, from any way of writing it: `+1 305 555 0142` for `(305) 555-0142`, or, for a
 * chat, its digits alone. What is no number stays as it is, for the check to report.
 */
export function writtenPhone(text: string, isDigitsOnly: boolean): string {
  const hasCode = isDigitsOnly && !/^\D*\+/.test(text) && text.replace(/\D/g, "").length > 10;
  const phone = parsePhoneNumberFromString(hasCode ? `+${text}` : text, { defaultCountry: HOME }, metadata);
  if (!phone?.isPossible() || (phone.ext && isDigitsOnly)) return text;
  const [number, international] = [
    phone.number.slice(1),
    phone
      .formatInternational()
      .replace(/ ext\..*/, "")
      .replace(/[^+\d]+/g, " "),
  ];
  return isDigitsOnly ? number : international + (phone.ext ? ` ext. ${phone.ext}` : "");
}

/** A link typed as Markdown, as the form escapes it: `\[our privacy](/privacy/)`. */
const TYPED_LINK = /\\\[([^\]\n\\]+)\\?\]\\?\(((?:\/|https:\/\/|mailto:|tel:)[^\s)\\]*)\\?\)/g;

/** Bold words typed as Markdown, as the form escapes them: `\*\*our word\*\*`. */
const TYPED_BOLD = /\\\*\\\*(?=\S)([^*\n]*?[^*\s\\])\\\*\\\*/g;

/** The form's sign of a list's entry; the content's is `-`. */
const BULLET = /^( *)\* /gm;

function valueIn(value: unknown, field: EditorField): unknown {
  const { group, widget, fields, field: item } = field;
  if (group && Array.isArray(value)) return inOrder(value[0], fields ?? []);
  if (Array.isArray(value))
    return value.map((one: unknown) => (fields ? inOrder(one, fields) : item ? valueIn(one, item) : trimmed(one)));
  if (field.number && typeof value === "string") return writtenNumber(value, field.number);
  if (widget === "image" && typeof value === "string") return value.replace(/^(?=[^./])/, "./");
  const text = fields ? inOrder(value, fields) : trimmed(value);
  if (typeof text !== "string") return text;
  if (widget === "markdown")
    return text.replace(TYPED_LINK, "[$1]($2)").replace(TYPED_BOLD, "**$1**").replace(BULLET, "$1- ");
  return field.phone ? writtenPhone(text, field.phone === "digits") : text;
}

/** Phone keyboards end a text with a space, and other programs paste invisible characters along. */
const trimmed = (value: unknown) => (typeof value === "string" ? trimInvisible(value) : value);

/** True for what Decap CMS leaves of an optional field that has been emptied; an empty list, if the check refuses it. */
const isEmptied = (value: unknown, { min }: EditorField) =>
  value === "" || value === null || (min !== undefined && Array.isArray(value) && value.length === 0);

/** Keys in field order, followed by keys that have no field. */
function inOrder(data: unknown, fields: readonly EditorField[]): unknown {
  if (!isRecord(data)) return data;
  const known = fields.flatMap((field) => {
    const value = valueIn(data[field.name] ?? field.default, field);
    const isOptional = field.number !== undefined || (!field.required && field.default === undefined);
    const isLeftOut = value === undefined || (isOptional && isEmptied(value, field));
    return isLeftOut ? [] : [[field.name, value] as const];
  });
  const names = fields.map(({ name }) => name);
  const rest = Object.entries(data).filter(([name]) => !names.includes(name));
  return Object.fromEntries([...known, ...rest]);
}

/** The inverse: an optional group becomes a list of one, and a number what one would type. */
function inForm(value: unknown, fields: readonly EditorField[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inForm(item, fields));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => {
    const field = fields.find((one) => one.name === name);
    return [name, field ? partInForm(part, field) : part] as const;
  });
  return Object.fromEntries(parts);
}

function partInForm(part: unknown, { group, fields = [], field: item, number }: EditorField): unknown {
  if (number && typeof part === "number") return String(part);
  if (Array.isArray(part) && item) return part.map((one) => partInForm(one, item));
  const inner = inForm(part, fields);
  return group && isRecord(part) ? [inner] : inner;
}

/** A value as every content file is written. */
export const contentText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Decap CMS's interface for a file format. */
export interface ContentFormat {
  fromFile(text: string): unknown;
  /** `names`: names of the file's top-level fields. */
  toFile(data: unknown, names: readonly string[]): string;
}

export const layoutsOf = (collections: readonly Collection[]): EditorField[][] =>
  collections.flatMap(({ fields, files = [] }) => [...(fields ? [fields] : []), ...files.map((file) => file.fields)]);

/** The editor's data in the shape of its file; `fields` are the file's fields. */
function arranged(data: unknown, fields: readonly EditorField[]): unknown {
  const value = inOrder(data, fields);
  const isList = fields.length === 1 && fields[0]?.name === WHOLE_LIST;
  return isList && isRecord(value) ? value[WHOLE_LIST] : value;
}

/** The format of all content files. `layouts`: the fields of each kind of file, identified by their names. */
export function contentFormat(layouts: readonly (readonly EditorField[])[]): ContentFormat {
  const layoutOf = (names: readonly string[]) =>
    layouts.find((fields) => fields.map(({ name }) => name).join() === names.join()) ?? [];
  /** How many top-level fields a file and a layout do not share. */
  const unlike = (value: unknown, fields: readonly EditorField[]) => {
    const [own, theirs] = [Object.keys(value ?? {}), fields.map(({ name }) => name)];
    return own.filter((name) => !theirs.includes(name)).length + theirs.filter((name) => !own.includes(name)).length;
  };
  return {
    fromFile(text) {
      const file: unknown = JSON.parse(text);
      const value = Array.isArray(file) ? { [WHOLE_LIST]: file } : file;
      const [layout = []] = [...layouts].sort((one, other) => unlike(value, one) - unlike(value, other));
      return inForm(value, layout);
    },
    toFile: (data, names) => contentText(arranged(data, layoutOf(names))),
  };
}
