// Is every text translated, and with the same placeholders in every language?
import type { Words } from "../../i18n/editorLanguages";
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { LANGUAGES, UNFINISHED, type Language } from "../../i18n/languages";
import type { FieldMeta } from "../schema/fieldMeta";
import { braced, placeholdersIn } from "../interpolate";
import { FACT_NAMES } from "../facts";
import { withoutOpenPoints } from "../openPoints";
import { foundFields } from "../schema/foundFields";
import { closestName } from "../read/closestName";
import { isLocalized } from "../localize";
import type { ParsedFile, Problem } from "../read/problem";

type Pair = Record<Language, string>;
type Found = Pick<Problem, "field" | "message" | "lacks">;

const withoutPlaceholders = (text: string) => text.replace(/\{\{\w+\}\}/g, "");
const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** A text without letters (`$`, `100 %`, `{{brand}}`) needs no translation. */
const hasWords = (text: string) => /\p{L}/u.test(withoutPlaceholders(text));

/** A name of up to four words, such as `Villas de Coral` or `123 Oak Street`. */
const NAME = /^[\p{Lu}\d][\p{L}\d’'.-]*( (&|de|del|la|las|los|y|and|of|the|[\p{Lu}\d][\p{L}\d’'.-]*)){0,3}$/u;

const mayBeSame = (text: string, { sameAllowed, mayBeName }: Partial<FieldMeta>) =>
  sameAllowed || (mayBeName && NAME.test(text));

function untranslated(pair: Pair, meta: Partial<FieldMeta>): Found[] {
  return LANGUAGES.flatMap((field, place) => {
    const copied = LANGUAGES.slice(0, place).find((other) => plain(pair[other]) === plain(pair[field]));
    if (!copied || UNFINISHED.includes(field) || !hasWords(pair[field]) || mayBeSame(pair[field], meta)) return [];
    const { en, es } = LANGUAGE_TABLE[copied].named;
    const message = {
      en: `is the same as the ${en} text: translate it`,
      es: `es igual que el texto en ${es}: tradúzcalo`,
    };
    return [{ field, message }];
  });
}

function unknownPlaceholder(name: string, known: readonly string[]): Words {
  const meant = closestName(known, name);
  return {
    en: `contains {{${name}}}, which the site doesn't know: ${meant ? `did you mean ${braced([meant])}?` : `use one of ${braced(known)}`}`,
    es: `contiene {{${name}}}, que el sitio no conoce: ${meant ? `¿quiso decir ${braced([meant])}?` : `use uno de estos: ${braced(known)}`}`,
  };
}

const BRACES_OUT_OF_PLACE: Words = {
  en: "has misplaced braces: write two on each side, without spaces, such as {{brand}}",
  es: "tiene llaves fuera de lugar: escriba dos a cada lado y sin espacios, como {{brand}}",
};

function wrongPlaceholders(text: string, known: readonly string[]): Words[] {
  const unknown = placeholdersIn(text).filter((name) => !known.includes(name));
  const messages = unknown.map((name) => unknownPlaceholder(name, known));
  return /[{}]/.test(withoutPlaceholders(withoutOpenPoints(text))) ? [...messages, BRACES_OUT_OF_PLACE] : messages;
}

const lackingPlaceholders = (names: readonly string[]): Words => ({
  en: `is missing ${braced(names)}: visitors wouldn't see what goes there`,
  es: `le falta ${braced(names)}: los visitantes no verían lo que va ahí`,
});

function placeholderProblems(pair: Pair, { placeholders = [], mayInclude = [] }: Partial<FieldMeta>): Found[] {
  const known = [...placeholders, ...mayInclude, ...FACT_NAMES];
  const wrong = LANGUAGES.flatMap((language) =>
    wrongPlaceholders(pair[language], known).map((message) => ({ field: language, message })),
  );
  if (wrong.length > 0) return wrong;
  const needed = new Set([...placeholders, ...LANGUAGES.flatMap((language) => placeholdersIn(pair[language]))]);
  return LANGUAGES.flatMap((language) => {
    const here = placeholdersIn(pair[language]);
    const lacking = [...needed].filter((name) => !here.includes(name));
    return lacking.length > 0 ? [{ field: language, message: lackingPlaceholders(lacking), lacks: lacking }] : [];
  });
}

/** Untranslated copies, and placeholders that are misspelled or missing in a language. */
export function translationProblems({ name: file, schema, value }: ParsedFile): Problem[] {
  return foundFields(schema, value).flatMap(({ field, value: pair, meta }) =>
    meta.kind === "localized" && isLocalized(pair)
      ? [...untranslated(pair, meta), ...placeholderProblems(pair, meta)].map((found) => ({
          ...found,
          file,
          field: `${field}.${found.field}`,
        }))
      : [],
  );
}
