// Texts of which only one language has changed.
import { isPair } from "../../content/oneLanguage";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { changes } from "../merge/changedFields";
import { valueInFile } from "../screen/problemPlace";

export interface OneSided {
  /** Path of the text, without its language. */
  field: string;
  /** What has not changed. */
  unchanged: Language;
  texts: Record<Language, string>;
}

/** The texts of a file, parsed before and after a change, that have changed in one language only. */
export function oneSidedTexts(before: unknown, after: unknown): OneSided[] {
  const found = changes(before, after);
  const changed = found.map(({ field }) => field);
  return found.flatMap(({ field: path, before: former }): OneSided[] => {
    const language = LANGUAGES.find((one) => path.endsWith(`.${one}`));
    const [field, old] = [path, former].map((one) => one.replace(/\.[^.]+$/, "")) as [string, string];
    const [unchanged] = LANGUAGES.filter((one) => !changed.includes(`${field}.${one}`));
    const [was, is] = [valueInFile(before, old), valueInFile(after, field)];
    if (!language || !unchanged || !isPair(was) || !isPair(is)) return [];
    return [{ field, unchanged, texts: is }];
  });
}
