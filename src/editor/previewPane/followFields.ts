// Makes the preview follow the form: it scrolls to the text of the focused field, or of the one just filled in.
import { LANGUAGES } from "../../i18n/languages";

const TEXT_INPUTS = "input[type=text], textarea, [contenteditable=true]";

const textOf = (field: HTMLElement): string =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.innerText).trim();

/** A localized text's fields in every language, or just the field. Decap CMS gives them ids such as `en-field-7`. */
function fieldsOfText(field: HTMLElement): HTMLElement[] {
  if (!LANGUAGES.some((language) => field.id.startsWith(`${language}-field-`))) return [field];
  const group = field.closest("div:has(> label), div:has(> div > label)")?.parentElement?.parentElement;
  const others = [...(group?.querySelectorAll<HTMLElement>(TEXT_INPUTS) ?? [])];
  return others.length === LANGUAGES.length ? [field, ...others] : [field];
}

/** Calls `onField` with the focused field's text in every language; while all are empty, the last one's stays. */
export function followFields(onField: (texts: readonly string[]) => void): void {
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(TEXT_INPUTS)) return;
    const texts = fieldsOfText(target).map(textOf);
    if (texts.some((text) => text !== "")) onField(texts);
  };
  // A field of a new entry is empty when one enters it.
  document.addEventListener("focusout", follow);
  document.addEventListener("focusin", follow);
}
