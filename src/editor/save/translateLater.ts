// “Translate later”: the text that waits for its translation carries a mark in its file until it has been written.
import { isLocalized } from "../../content/localize";
import { TO_TRANSLATE } from "../../content/openPoints";
import { LANGUAGES } from "../../i18n/languages";
import { changes } from "../merge/changedFields";
import { valueInFile } from "../merge/fieldPath";
import { contentText } from "./contentFormat";
import type { OneSided } from "./oneSided";

/** The file with the mark at each text whose other language has moved on. */
export function markedLater(raw: string, texts: readonly OneSided[]): string {
  const file: unknown = JSON.parse(raw);
  for (const { field, unchanged } of texts) {
    const pair = valueInFile(file, field);
    if (isLocalized(pair) && !pair[unchanged].includes(TO_TRANSLATE)) pair[unchanged] += TO_TRANSLATE;
  }
  return contentText(file);
}

/** The file without the mark where its text has been written since `base`. */
export function withoutDone(base: string, raw: string): string {
  const file: unknown = JSON.parse(raw);
  let isDone = false;
  for (const { field } of changes(JSON.parse(base), file)) {
    const pair = valueInFile(file, field.replace(/\.[^.]+$/, ""));
    const language = LANGUAGES.find((one) => field.endsWith(`.${one}`));
    if (!language || !isLocalized(pair) || !pair[language].includes(TO_TRANSLATE)) continue;
    pair[language] = pair[language].replaceAll(TO_TRANSLATE, "").trimEnd();
    isDone = true;
  }
  return isDone ? contentText(file) : raw;
}
