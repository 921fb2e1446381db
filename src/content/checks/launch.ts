// What must be settled before a business goes live, although the site can be built: `npm run check:launch` lists it, and
// so can the editor.
import type { Words } from "../../i18n/editorLanguages";
import { type Language, LANGUAGES, UNFINISHED } from "../../i18n/languages";
import { isRecord } from "../isRecord";
import { isLocalized } from "../localize";
import { openPointsIn, TO_TRANSLATE } from "../openPoints";
import { isDraft, isDue } from "../read/drafts";
import { foundFields } from "../schema/foundFields";
import { foreignPlaces } from "./foreignPlaces";
import { missingForNow } from "./leftForLater";
import { launchFactProblems } from "./launchFacts";
import { miscounts } from "./miscounts";
import type { ParsedFile, Problem } from "../read/problem";

const IS_SAMPLE: Words = {
  en: "is on: write your own words and figures, then turn it off",
  es: "está activado: escriba sus propios textos y cifras, y desactívelo",
};

/** Paths of all fields named `isSample` that are on. */
function sampleFields(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => sampleFields(one, `${path}[${place}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = path ? `${path}.${name}` : name;
    return name === "isSample" && inner === true ? [field] : sampleFields(inner, field);
  });
}

const samples = ({ name, value }: ParsedFile): Problem[] =>
  sampleFields(value).map((field) => ({ file: name, field, message: IS_SAMPLE }));

const quoted = (words: readonly string[]) => words.map((one) => `“${one}”`).join(", ");

// Without lookbehind: the editor runs these, too, and Safari knows it since 16.4 only.
const SAMPLE_WORDS =
  /(?:^|[^\p{L}])(licen[cs]e number|(?:CGC|NMLS) number|número de licencia|número (?:CGC|NMLS)|lorem ipsum|TBD)(?!\p{L})/giu;

/** What a sample says in place of a fact, and brackets of which one half is gone. */
const leftBehind = (text: string): string[] => [
  ...[...text.matchAll(SAMPLE_WORDS)].map(([, words = ""]) => words),
  ...(text.replace(/\[[^\][]*\]/g, "").match(/\{\{\?|[[\]]/g) ?? []),
];

/** What is wrong with a text of a business that goes live. */
interface TextRule {
  find: (text: string, language: Language) => string[];
  message: (found: string) => Words;
}

const textRules = (files: readonly ParsedFile[]): TextRule[] => [
  {
    find: openPointsIn,
    message: (open) => ({
      en: `leaves open ${open}: write it out, without {{? and }}`,
      es: `deja por decidir ${open}: escríbalo, sin {{? ni }}`,
    }),
  },
  {
    // What is marked as open is listed already.
    find: (text) => (openPointsIn(text).length > 0 ? [] : leftBehind(text.replaceAll(TO_TRANSLATE, ""))),
    message: (found) => ({
      en: `still has ${found}, as a sample does: write what is true of you`,
      es: `todavía dice ${found}, como una muestra: escriba lo que vale para ustedes`,
    }),
  },
  {
    find: foreignPlaces(files),
    message: (places) => ({
      en: `names ${places}, which site.json has neither as state nor as area served: is it still right? {{state}} and {{region}} stand for yours`,
      es: `nombra ${places}, que en site.json no es ni el estado ni una zona atendida: ¿sigue siendo cierto? {{state}} y {{region}} son los suyos`,
    }),
  },
  {
    find: miscounts(files),
    message: (counts) => ({
      en: `says ${counts}, which is not how many there are: write another count, or none`,
      es: `dice ${counts}, y no hay esa cantidad: escriba otra, o ninguna`,
    }),
  },
];

const inTexts = (files: readonly ParsedFile[], rules: readonly TextRule[]): Problem[] =>
  files.flatMap(({ name, schema, value }) =>
    foundFields(schema, value).flatMap(({ field, value: pair, meta }) => {
      if (meta.kind !== "localized" || !isLocalized(pair)) return [];
      return LANGUAGES.flatMap((language) =>
        rules.flatMap(({ find, message }) => {
          const found = find(pair[language], language);
          if (found.length === 0) return [];
          return [{ file: name, field: `${field}.${language}`, message: message(quoted(found)) }];
        }),
      );
    }),
  );

/** The texts that still have to be brought in line with the other language. */
export const toTranslate = (files: readonly ParsedFile[]): Problem[] =>
  inTexts(files, [
    {
      find: (text) => (text.includes(TO_TRANSLATE) ? [TO_TRANSLATE] : []),
      message: (mark) => ({
        en: `has yet to follow the other language: translate it, and take ${mark} away`,
        es: `aún debe seguir al otro idioma: tradúzcalo y quite ${mark}`,
      }),
    },
  ]);

const FOLLOWS: Words = {
  en: "is missing: the draft is kept without it, but can't be published until it is there",
  es: "falta: el borrador se guarda así, pero no se puede publicar hasta que esté",
};

/** What drafts wait for, such as a film's captions and transcript. */
const awaited = ({ name, schema, value }: ParsedFile): Problem[] =>
  isDraft(value) ? missingForNow(schema, value).map((field) => ({ file: name, field, message: FOLLOWS })) : [];

/** The drafts whose day has come; `today` as an ISO day. */
export const dueDrafts = (files: readonly ParsedFile[], today: string): Problem[] =>
  files
    .filter(({ value }) => isDue(value, today))
    .map(({ name }) => ({
      file: name,
      field: "draft",
      message: {
        en: "is on, and the day to publish it has come: turn it off if the entry is ready",
        es: "está activado, y llegó el día de publicar: desactívelo si la entrada está lista",
      },
    }));

const unfinishedLanguages = (): Problem[] =>
  UNFINISHED.map((language) => ({
    file: "text/common.json",
    field: `language.label.${language}`,
    message: {
      en: "is still being translated: once all its texts are, take it out of UNFINISHED in src/i18n/languages.ts",
      es: "aún se está traduciendo: con todos sus textos listos, quítelo de UNFINISHED en src/i18n/languages.ts",
    },
  }));

/**
 * Everything in the content that a real business still has to settle, with what to do about it: samples, open
 * points, invented facts, and what is missing. Of drafts, which visitors do not see, only what they wait for.
 */
export function launchProblems(files: readonly ParsedFile[]): Problem[] {
  const published = files.filter(({ value }) => !isDraft(value));
  return [
    ...published.flatMap(samples),
    ...inTexts(published, textRules(published)),
    ...toTranslate(published),
    ...launchFactProblems(published),
    ...files.flatMap(awaited),
    ...unfinishedLanguages(),
  ];
}
