import type { Language } from "../../i18n/languages";

/**
 * Function words that identify a language; none exists in another language of the site. A language without any is not
 * checked.
 */
const FUNCTION_WORDS: Partial<Record<Language, string>> = {
  en: "the and of to with your you we is are for from this that our it not have what how when who every without",
  es: "el la los las de del que y con su sus usted en un una para por es se al más qué cómo cuando cada sin lo le",
};

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** How many function words of a language a text contains; undefined if none are listed for the language. */
export function functionWords(text: string, language: Language): number | undefined {
  const known = FUNCTION_WORDS[language]?.split(" ");
  return known && wordsIn(text).filter((word) => known.includes(word)).length;
}
