// Is each text written in the language that it stands for?
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { foundFields } from "../foundFields";
import { isPair } from "../oneLanguage";
import type { ParsedFile, Problem } from "../problem";
import { functionWords } from "./functionWords";

type Pair = Record<Language, string>;

/** Small words of another language that a text without any of its own may have: names bring one or two along. */
const SOME = 2;

const name = (language: Language) => LANGUAGE_NAMES[language].english;

/** The other language that a text seems to be written in: it has at least `least` of its small words and no own one. */
function seemingLanguage(text: string, language: Language, least: number): Language | undefined {
  if (functionWords(text, language) !== 0) return undefined;
  return LANGUAGES.find((other) => other !== language && (functionWords(text, other) ?? 0) >= least);
}

function wrongLanguages(pair: Pair): { language: Language; message: string }[] {
  const seeming = LANGUAGES.map((language) => ({ language, other: seemingLanguage(pair[language], language, 1) }));
  const swapped = seeming.find(({ language, other }) =>
    seeming.some((second) => second.language === other && second.other === language),
  );
  if (swapped?.other) {
    const { language, other } = swapped;
    return [{ language, message: `is ${name(other)}, and the ${name(other)} text is ${name(language)}: swap them` }];
  }
  return LANGUAGES.flatMap((language) => {
    const other = seemingLanguage(pair[language], language, SOME + 1);
    return other ? [{ language, message: `seems to be ${name(other)}: write it in ${name(language)}` }] : [];
  });
}

/** Texts whose languages are swapped, and texts that stand in another language. */
export function languageProblems(files: ParsedFile[]): Problem[] {
  return files.flatMap(({ name: file, schema, value }) =>
    foundFields(schema, value).flatMap(({ field, value: pair, meta }) =>
      meta.kind === "localized" && !meta.sameAllowed && isPair(pair)
        ? wrongLanguages(pair).map(({ language, message }) => ({ file, field: `${field}.${language}`, message }))
        : [],
    ),
  );
}
