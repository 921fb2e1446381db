// Searches all texts of the content and the fields' labels and hints; Decap CMS's own search covers only titles.
import type { ContentFile } from "../../content/read/contentFile";
import { isGroup } from "../../content/isGroup";
import { parseJson } from "../../content/read/parseJson";
import { WHOLE_LIST, type EditorConfig, type EditorField } from "../config/decapConfig";
import { placeOf } from "./problemPlace";

export interface FoundText {
  /** Below content/. */
  file: string;
  /** Path of the field, such as `contact.phone`. */
  field: string;
  /** The field's value; for groups and lists, their hint, or else their label. */
  text: string;
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Numbers match however they are formatted: `305 555` finds `+1 (305) 555-0142`. */
function matcher(term: string): (text: string) => boolean {
  const wanted = plain(term.trim());
  const digits = /^[\d\s().+-]+$/.test(wanted) ? digitsOf(wanted) : "";
  return (text) =>
    wanted !== "" && (plain(text).includes(wanted) || (digits.length > 2 && digitsOf(text).includes(digits)));
}

type Matches = ReturnType<typeof matcher>;

type Hit = Omit<FoundText, "file">;

function hitsInField(field: EditorField<string>, value: unknown, path: string, matches: Matches): Hit[] {
  if (typeof value === "string" || typeof value === "number") {
    const text = String(value);
    return matches(text) || matches(field.label) ? [{ field: path, text }] : [];
  }
  const own = matches(`${field.label} ${field.hint ?? ""}`) ? [{ field: path, text: field.hint ?? field.label }] : [];
  if (!Array.isArray(value)) return [...own, ...hitsIn(field.fields ?? [], value, path, matches)];
  const inItems = value.flatMap((item: unknown, index) => {
    const at = `${path}[${index}]`;
    return field.fields ? hitsIn(field.fields, item, at, matches) : hitsInItem(field.field, item, at, matches);
  });
  return [...own, ...inItems];
}

const hitsInItem = (field: EditorField<string> | undefined, item: unknown, path: string, matches: Matches) =>
  field ? hitsInField(field, item, path, matches) : [];

function hitsIn(fields: readonly EditorField<string>[], value: unknown, path: string, matches: Matches): Hit[] {
  if (!isGroup(value)) return [];
  return fields.flatMap((field) =>
    hitsInField(field, value[field.name], path ? `${path}.${field.name}` : field.name, matches),
  );
}

/** In a file that is a list, the editor has one field for the whole list, which field paths do not include. */
function hitsInFile({ name, source }: ContentFile, config: EditorConfig<string>, matches: Matches): FoundText[] {
  const fields = placeOf(name, config)?.fields ?? [];
  const json = parseJson(source);
  if (!json.ok) return [];
  const value = Array.isArray(json.value) ? { [WHOLE_LIST]: json.value } : json.value;
  return hitsIn(fields, value, "", matches).map((hit) => ({
    file: name,
    ...hit,
    field: hit.field.startsWith(`${WHOLE_LIST}[`) ? hit.field.slice(WHOLE_LIST.length) : hit.field,
  }));
}

/** Single files first, then entries, then texts: someone searching for a number wants to change it at its source. */
const rank = ({ file }: FoundText) => Number(file.includes("/")) + Number(file.startsWith("text/"));

/** Fields whose value or label contains the term, and groups and lists whose label or hint does. */
export function foundTexts(files: readonly ContentFile[], config: EditorConfig<string>, term: string): FoundText[] {
  const matches = matcher(term);
  const all = files.flatMap((file) => hitsInFile(file, config, matches));
  return all.sort((one, other) => rank(one) - rank(other));
}
