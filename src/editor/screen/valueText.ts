// What stands in a field, in a few words.
import { isRecord } from "../../content/isRecord";
import { isLocalized } from "../../content/localize";
import { siteLanguageOf, type EditorLanguage } from "../../i18n/editorLanguages";
import { titleOfItem } from "../merge/matchItems";

/** In characters, of one item and of all. */
const [LONGEST, MOST] = [80, 300];

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

const SWITCH = { en: ["no", "yes"], es: ["no", "sí"] } as const;

/** An item or group: its title, or else the texts in it. */
export function itemText(value: unknown, language: EditorLanguage): string {
  if (isLocalized(value)) return value[siteLanguageOf(language)];
  if (typeof value === "boolean") return SWITCH[language][Number(value)] ?? "";
  if (Array.isArray(value)) return value.map((item) => itemText(item, language)).join(", ");
  if (!isRecord(value)) return value === undefined || value === null ? "" : String(value as string | number);
  const title = titleOfItem(value);
  if (title !== undefined) return itemText(title, language);
  return Object.values(value)
    .map((inner) => itemText(inner, language))
    .filter(Boolean)
    .join(", ");
}

/** A text as it is, a list as `3 questions: …`; `label`: what the form calls it. */
export function valueText(value: unknown, label: string, language: EditorLanguage): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return short(itemText(value, language), MOST) || "–";
  const items = value.map((item) => short(itemText(item, language), LONGEST)).join("; ");
  const count = value.length === 1 ? label : `${value.length} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return short(value.length === 0 ? count : `${count}: ${items}`, MOST);
}
