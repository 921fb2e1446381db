// Are all languages written as they are to be read, and do all name the same placeholders?
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES, type Language } from "../../i18n/languages";
import type { FieldMeta } from "../fields";
import { braced, FACT_NAMES, placeholders } from "../fill";
import { foundFields } from "../foundFields";
import { nearest } from "../nearest";
import { isPair } from "../oneLanguage";
import type { ParsedFile, Problem } from "../problem";

type Pair = Record<Language, string>;
type Found = { field: string; message: string };

const withoutPlaceholders = (text: string) => text.replace(/\{\{\w+\}\}/g, "");
const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** A text without letters of its own (`$`, `100 %`, `{{brand}}`) needs no translation. */
const hasWords = (text: string) => /\p{L}/u.test(withoutPlaceholders(text));

/** A name of up to four words, such as `Casa Bonita` or `Villas de Coral`. */
const NAME = /^\p{Lu}[\p{L}\d’'.]*( (&|de|del|la|las|los|y|and|of|the|[\p{Lu}\d][\p{L}\d’'.]*)){0,3}$/u;

const mayBeSame = (text: string, { sameAllowed, mayBeName }: Partial<FieldMeta>) =>
  sameAllowed || (mayBeName && NAME.test(text));

function untranslated(pair: Pair, meta: Partial<FieldMeta>): Found[] {
  return LANGUAGES.flatMap((field, place) => {
    const copied = LANGUAGES.slice(0, place).find((other) => plain(pair[other]) === plain(pair[field]));
    if (!copied || !hasWords(pair[field]) || mayBeSame(pair[field], meta)) return [];
    return [{ field, message: `is the same as the ${LANGUAGE_NAMES[copied].english} text: translate it` }];
  });
}

/** Tags such as `<b>`, `</p>` and `<a href="…">`; not `a < b`, nor an e-mail address between < and >. */
const TAG = /<!--|<\/?[a-z][a-z\d]*(\s[^<>]*=[^<>]*)?\s*\/?>/i;

/** Entities such as `&amp;` and `&#8217;`; not the end of `R&D;`. */
const ENTITY = /&(#\d+|#x[\da-f]+|[a-z]{2}[a-z\d]*);/i;

/** Texts are shown letter for letter. */
function wrongSigns(text: string): string[] {
  const [tag, entity] = [TAG.exec(text)?.[0], ENTITY.exec(text)?.[0]];
  return [
    ...(tag ? [`holds ${tag}, which visitors would see as it stands: remove it, texts have no HTML`] : []),
    ...(entity ? [`holds ${entity}, which visitors would see as it stands: write the sign itself, such as &`] : []),
    ...(text.includes("\uFFFD") ? ["holds a broken letter (\uFFFD): write that letter again, such as é or ñ"] : []),
  ];
}

const signProblems = (pair: Pair): Found[] =>
  LANGUAGES.flatMap((language) => wrongSigns(pair[language]).map((message) => ({ field: language, message })));

function wrongPlaceholders(text: string, known: readonly string[]): string[] {
  const unknown = placeholders(text).filter((name) => !known.includes(name));
  const messages = unknown.map((name) => {
    const meant = nearest(known, name);
    return `names {{${name}}}, which nothing fills: ${meant ? `did you mean ${meant}?` : `write one of ${braced(known)}`}`;
  });
  if (/[{}]/.test(withoutPlaceholders(text)))
    messages.push("has braces out of place: write two on each side and no spaces, such as {{brand}}");
  return messages;
}

function placeholderProblems(pair: Pair, { fills = [] }: Partial<FieldMeta>): Found[] {
  const known = [...fills, ...FACT_NAMES];
  const wrong = LANGUAGES.flatMap((language) =>
    wrongPlaceholders(pair[language], known).map((message) => ({ field: language, message })),
  );
  if (wrong.length > 0) return wrong;
  const needed = new Set([...fills, ...LANGUAGES.flatMap((language) => placeholders(pair[language]))]);
  return LANGUAGES.flatMap((language) => {
    const here = placeholders(pair[language]);
    const lacking = [...needed].filter((name) => !here.includes(name));
    return lacking.length > 0
      ? [{ field: language, message: `lacks ${braced(lacking)}: visitors would miss what stands there` }]
      : [];
  });
}

/** Untranslated copies, HTML and broken letters, and placeholders that are misspelt or stand in one language only. */
export function translationProblems(files: ParsedFile[]): Problem[] {
  return files.flatMap(({ name, schema, value }) =>
    foundFields(schema, value).flatMap(({ field, value: pair, meta }) =>
      meta.kind === "localized" && isPair(pair)
        ? [...untranslated(pair, meta), ...signProblems(pair), ...placeholderProblems(pair, meta)].map((found) => ({
            file: name,
            field: `${field}.${found.field}`,
            message: found.message,
          }))
        : [],
    ),
  );
}
