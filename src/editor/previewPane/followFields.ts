// The preview follows the form: it scrolls to what the field that one enters says.
import { LANGUAGES } from "../../i18n/languages";

const FIELDS = "input[type=text], textarea, [contenteditable=true]";

const textOf = (field: HTMLElement): string =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.innerText).trim();

/** The fields of the same text in each language; the field alone where it has none. Decap CMS names them `en-field-7`. */
function fieldsOfText(field: HTMLElement): HTMLElement[] {
  if (!LANGUAGES.some((language) => field.id.startsWith(`${language}-field-`))) return [field];
  const group = field.closest("div:has(> label), div:has(> div > label)")?.parentElement?.parentElement;
  const others = [...(group?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  return others.length === LANGUAGES.length ? [field, ...others] : [field];
}

/** Tells of each field that is entered, with what it says in every language. */
export function followFields(onField: (texts: readonly string[]) => void): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(FIELDS)) onField(fieldsOfText(target).map(textOf));
  });
}
