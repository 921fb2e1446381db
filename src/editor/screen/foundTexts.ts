// Searches all texts of the content, as they stand on the pages, and the fields' labels and hints.
import type { ContentFile } from "../../content/read/contentFile";
import { interpolateJson } from "../../content/interpolate";
import { isGroup } from "../../content/isGroup";
import { parseJson } from "../../content/read/parseJson";
import { WHOLE_LIST, type EditorConfig, type EditorField } from "../config/decapConfig";
import { factsIn } from "./entryTitles";
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

/** A number, however it is written: `$1,200`, `+1 (305) 555-0142`. */
const NUMBER = /[\d$€%(+][\d\s().,+%-]*/g;

/** Numbers match by their digits: `305 555` finds `+1 (305) 555-0142`, and `$450,000` finds 450000. */
function matcher(term: string): (text: string) => boolean {
  const wanted = plain(term.trim());
  const digits = /^[\d\s().,+$€%-]+$/.test(wanted) ? digitsOf(wanted) : "";
  const hasNumber = (text: string) => (text.match(NUMBER) ?? []).some((number) => digitsOf(number).includes(digits));
  return (text) => wanted !== "" && (plain(text).includes(wanted) || (digits.length > 2 && hasNumber(text)));
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
    return field.field ? hitsInField(field.field, item, at, matches) : hitsIn(field.fields ?? [], item, at, matches);
  });
  return [...own, ...inItems];
}

function hitsIn(fields: readonly EditorField<string>[], value: unknown, path: string, matches: Matches): Hit[] {
  if (!isGroup(value)) return [];
  return fields.flatMap((field) =>
    hitsInField(field, value[field.name], path ? `${path}.${field.name}` : field.name, matches),
  );
}

/** In a file that is a list, the editor has one field for the whole list, which field paths do not include. */
function hitsInFile(
  { name, source }: ContentFile,
  config: EditorConfig<string>,
  facts: Record<string, string>,
  matches: Matches,
): FoundText[] {
  const fields = placeOf(name, config)?.fields ?? [];
  const json = parseJson(interpolateJson(source, facts));
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
  const facts = factsIn(files);
  const all = files.flatMap((file) => hitsInFile(file, config, facts, matches));
  return all.sort((one, other) => rank(one) - rank(other));
}
