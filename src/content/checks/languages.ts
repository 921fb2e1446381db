// Is each text written in its own language?
import type { Words } from "../../i18n/editorLanguages";
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { LANGUAGES, UNFINISHED, type Language } from "../../i18n/languages";
import { foundFields } from "../schema/foundFields";
import { isLocalized } from "../localize";
import type { ParsedFile, Problem } from "../read/problem";

type Pair = Record<Language, string>;

/**
 * Function words that identify a language; none exists in another language of the site. A language without any is
 * not checked.
 */
const FUNCTION_WORDS: Partial<Record<string, string>> = {
  en: "the and of to with your you we is are for from this that our it not have what how when who every without",
  es: "el la los las de del que y con su sus usted en un una para por es se al más qué cómo cuando cada sin lo le",
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const KNOWN = new Map(LANGUAGES.map((language) => [language, new Set(wordsIn(FUNCTION_WORDS[language] ?? ""))]));

/** How many function words of a language a text contains; undefined if none are listed for the language. */
function functionWords(text: string, language: Language): number | undefined {
  const known = KNOWN.get(language);
  return known?.size ? wordsIn(text).filter((word) => known.has(word)).length : undefined;
}

/** Foreign function words allowed in a text that has none of its own: names often contain one or two. */
const SOME = 2;

const nameOf = (language: Language) => LANGUAGE_TABLE[language].named;

/** The other language a text seems to be in: it has at least `least` of its function words and none of its own. */
function seemingLanguage(text: string, language: Language, least: number): Language | undefined {
  if (UNFINISHED.includes(language) || functionWords(text, language) !== 0) return undefined;
  return LANGUAGES.find((other) => (functionWords(text, other) ?? 0) >= least);
}

function wrongLanguages(pair: Pair): { language: Language; message: Words }[] {
  const seeming = LANGUAGES.map((language) => ({ language, other: seemingLanguage(pair[language], language, 1) }));
  const swapped = seeming.find(({ language, other }) =>
    seeming.some((second) => second.language === other && second.other === language),
  );
  if (swapped?.other) {
    const { language, other } = swapped;
    const [mine, theirs] = [nameOf(language), nameOf(other)];
    const message = {
      en: `is in ${theirs.en}, and the ${theirs.en} text is in ${mine.en}: swap them`,
      es: `está en ${theirs.es}, y el texto en ${theirs.es} está en ${mine.es}: intercámbielos`,
    };
    return [{ language, message }];
  }
  return LANGUAGES.flatMap((language) => {
    const other = seemingLanguage(pair[language], language, SOME + 1);
    if (!other) return [];
    const [mine, theirs] = [nameOf(language), nameOf(other)];
    const message = {
      en: `seems to be in ${theirs.en}: write it in ${mine.en}`,
      es: `parece estar en ${theirs.es}: escríbalo en ${mine.es}`,
    };
    return [{ language, message }];
  });
}

/** Texts whose languages are swapped, and texts written in another language. */
export function languageProblems({ name: file, schema, value }: ParsedFile): Problem[] {
  return foundFields(schema, value).flatMap(({ field, value: pair, meta }) =>
    meta.kind === "localized" && !meta.sameAllowed && isLocalized(pair)
      ? wrongLanguages(pair).map(({ language, message }) => ({ file, field: `${field}.${language}`, message }))
      : [],
  );
}
