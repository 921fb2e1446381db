// What a change leaves as it was, though it belongs to what has changed: the other language, the other pictures of a scene.
import { isLocalized } from "../../content/localize";
import { TO_TRANSLATE } from "../../content/openPoints";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { changedFields, changes } from "../merge/changedFields";
import { valueInFile } from "../merge/fieldPath";

export interface OneSided {
  /** Path of the text, without its language. */
  field: string;
  /** What has not changed. */
  unchanged: Language;
  texts: Record<Language, string>;
}

/** It fits; it is translated later; undefined: the editor goes back to it. */
export type OneSidedAnswer = "fits" | "later" | undefined;

/** The texts of a file, parsed before and after a change, that have changed in one language only. */
export function oneSidedTexts(before: unknown, after: unknown): OneSided[] {
  const found = changes(before, after);
  const changed = found.map(({ field }) => field);
  return found.flatMap(({ field: path, before: former }): OneSided[] => {
    const language = LANGUAGES.find((one) => path.endsWith(`.${one}`));
    const [field, old] = [path, former].map((one) => one.replace(/\.[^.]+$/, "")) as [string, string];
    const [unchanged] = LANGUAGES.filter((one) => !changed.includes(`${field}.${one}`));
    const [was, is] = [valueInFile(before, old), valueInFile(after, field)];
    if (!language || !unchanged || !isLocalized(was) || !isLocalized(is)) return [];
    // Whoever brings a text in line with the other one changes it alone.
    return was[language].includes(TO_TRANSLATE) ? [] : [{ field, unchanged, texts: is }];
  });
}

/** They show one house: the film begins with the wide picture, and phones show it upright. */
const SCENE = ["hero.wide", "hero.portrait", "hero.wideFilm"];

/** The pictures and films that still show what others of their scene no longer show, by field. */
export function leftBehind(before: unknown, after: unknown): string[] {
  const files = changedFields(before, after).filter((field) => /\.(file|mp4|webm)$/.test(field));
  const isReplaced = (part: string) => files.some((field) => field.startsWith(`${part}.`));
  return SCENE.some(isReplaced) ? SCENE.filter((part) => !isReplaced(part)) : [];
}
