// Searches all texts of the content, as they stand on the pages, and the fields' labels and hints.
import type { ContentFile } from "../../content/read/contentFile";
import { isRecord } from "../../content/isRecord";
import { asRead } from "../../content/localize";
import { plainLines } from "../../content/markdown";
import { parseJson } from "../../content/read/parseJson";
import { WHOLE_LIST, type EditorConfig, type EditorField } from "../config/decapConfig";
import { DEFAULT_LANGUAGE, LANGUAGES, perLanguage } from "../../i18n/languages";
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

/** What a search looks for, and in which words texts stand on the pages. */
interface Search {
  matches: (text: string) => boolean;
  /** The company's facts in the language of a text, by its path. */
  factsAt: (path: string) => Record<string, string>;
}

type Hit = Omit<FoundText, "file">;

/** A value as visitors read it: a choice by its label, Markdown without its marks. */
function shownValue(
  { widget, options }: EditorField<string>,
  value: string | number,
  facts: Record<string, string>,
): string {
  const text = asRead(String(value), facts);
  if (widget === "markdown") return plainLines(text).join(" ");
  return options?.find((option) => option.value === value)?.label ?? text;
}

function hitsInField(field: EditorField<string>, value: unknown, path: string, search: Search): Hit[] {
  const { matches, factsAt } = search;
  if (typeof value === "string" || typeof value === "number") {
    const text = shownValue(field, value, factsAt(path));
    return [text, String(value), field.label].some(matches) ? [{ field: path, text }] : [];
  }
  const own = matches(`${field.label} ${field.hint ?? ""}`) ? [{ field: path, text: field.hint ?? field.label }] : [];
  if (!Array.isArray(value)) return [...own, ...hitsIn(field.fields ?? [], value, path, search)];
  const inItems = value.flatMap((item: unknown, index) => {
    const at = `${path}[${index}]`;
    return field.field ? hitsInField(field.field, item, at, search) : hitsIn(field.fields ?? [], item, at, search);
  });
  return [...own, ...inItems];
}

function hitsIn(fields: readonly EditorField<string>[], value: unknown, path: string, search: Search): Hit[] {
  if (!isRecord(value)) return [];
  return fields.flatMap((field) =>
    hitsInField(field, value[field.name], path ? `${path}.${field.name}` : field.name, search),
  );
}

/** In a file that is a list, the editor has one field for the whole list, which field paths do not include. */
function hitsInFile({ name, source }: ContentFile, config: EditorConfig<string>, search: Search): FoundText[] {
  const fields = placeOf(name, config)?.fields ?? [];
  const json = parseJson(source);
  if (!json.ok) return [];
  const value = Array.isArray(json.value) ? { [WHOLE_LIST]: json.value } : json.value;
  return hitsIn(fields, value, "", search).map((hit) => ({
    file: name,
    ...hit,
    field: hit.field.startsWith(`${WHOLE_LIST}[`) ? hit.field.slice(WHOLE_LIST.length) : hit.field,
  }));
}

/** Single files first, then entries, then texts: someone searching for a number wants to change it at its source. */
const rank = ({ file }: FoundText) => Number(file.includes("/")) + Number(file.startsWith("text/"));

/** Fields whose value or label contains the term, and groups and lists whose label or hint does. */
export function foundTexts(files: readonly ContentFile[], config: EditorConfig<string>, term: string): FoundText[] {
  const facts = perLanguage((language) => factsIn(files, language));
  const factsAt = (path: string) =>
    facts[LANGUAGES.find((language) => path.endsWith(`.${language}`)) ?? DEFAULT_LANGUAGE];
  const search = { matches: matcher(term), factsAt };
  const all = files.flatMap((file) => hitsInFile(file, config, search));
  return all.sort((one, other) => rank(one) - rank(other));
}
