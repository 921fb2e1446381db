// Texts of which one language has changed since the other: does the other one still fit?
import { isPair } from "../../content/oneLanguage";
import { isGroup } from "../../content/isGroup";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { changedFields } from "../save/versions";
import { isPartOf } from "./history";

/** Name of the published file that lists them, beside the editor. */
export const OLDER_TEXTS = "older.json";

/** A commit's version of a file. */
export interface DatedVersion {
  /** ISO 8601. */
  day: string;
  value: unknown;
  /** Texts, with their language, that somebody has read and left as they are. */
  confirmed: readonly string[];
}

export interface OlderText {
  /** Below content/. */
  file: string;
  /** Path of the text, without its language. */
  field: string;
  older: Language;
  /** When the other language changed. */
  since: string;
  texts: Record<Language, string>;
}

/** The path of what changed when a file was new, or is a list that has become longer. */
const WHOLE_FILE = "";

const CONFIRMED = "Still fits: ";

/** The line of a commit message that tells that a text of a file still fits. */
export const confirmation = (file: string, field: string): string => `${CONFIRMED}${file} ${field}`;

/** The texts of a file that a commit message confirms. */
export const confirmedIn = (message: string, file: string): string[] =>
  message.split("\n").flatMap((line) => {
    const start = confirmation(file, "");
    return line.startsWith(start) ? [line.slice(start.length).trim()] : [];
  });

/** Every localized text below a value. */
function pairsIn(value: unknown, field = ""): { field: string; texts: Record<Language, string> }[] {
  if (isPair(value)) return [{ field, texts: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => pairsIn(item, `${field}[${index}]`));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => pairsIn(inner, field ? `${field}.${name}` : name));
}

/** The texts of a file whose languages were last changed at different times. `versions`: newest first. */
export function olderTexts(file: string, versions: readonly DatedVersion[]): OlderText[] {
  const changes = versions.map(({ value, confirmed }, index) => {
    const before = versions[index + 1];
    return [...confirmed, ...(before ? changedFields(before.value, value) : [WHOLE_FILE])];
  });
  const concerns = (path: string) => (changed: string) =>
    changed === WHOLE_FILE || isPartOf(changed, path) || isPartOf(path, changed);
  const lastChange = (path: string) => changes.findIndex((fields) => fields.some(concerns(path)));
  return pairsIn(versions[0]?.value).flatMap(({ field, texts }) => {
    const last = LANGUAGES.map((language) => lastChange(`${field}.${language}`));
    const newest = Math.min(...last);
    const older = LANGUAGES.find((_, index) => last[index] !== newest);
    return older ? [{ file, field, older, since: versions[newest]?.day ?? "", texts }] : [];
  });
}
