// What must be settled before a business goes live, although the site can be built: `npm run check:launch` lists it, and
// so can the editor.
import type { Words } from "../../i18n/editorLanguages";
import { LANGUAGES, UNFINISHED } from "../../i18n/languages";
import { isGroup } from "../isGroup";
import { isPair } from "../localize";
import { openPointsIn } from "../openPoints";
import { isDraft } from "../read/drafts";
import { foundFields } from "../schema/foundFields";
import { missingForNow } from "./leftForLater";
import { launchFactProblems } from "./launchFacts";
import type { ParsedFile, Problem } from "../read/problem";

const IS_SAMPLE: Words = {
  en: "is on: write your own words and figures, then turn it off",
  es: "está activado: escriba sus propios textos y cifras, y desactívelo",
};

/** Paths of all fields named `isSample` that are on. */
function sampleFields(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => sampleFields(one, `${path}[${place}]`));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = path ? `${path}.${name}` : name;
    return name === "isSample" && inner === true ? [field] : sampleFields(inner, field);
  });
}

const samples = ({ name, value }: ParsedFile): Problem[] =>
  sampleFields(value).map((field) => ({ file: name, field, message: IS_SAMPLE }));

const openPoints = ({ name, schema, value }: ParsedFile): Problem[] =>
  foundFields(schema, value).flatMap(({ field, value: pair, meta }) => {
    if (meta.kind !== "localized" || !isPair(pair)) return [];
    return LANGUAGES.flatMap((language) => {
      const open = openPointsIn(pair[language]).map((words) => `“${words}”`);
      if (open.length === 0) return [];
      const message = {
        en: `leaves open ${open.join(", ")}: write it out, without {{? and }}`,
        es: `deja por decidir ${open.join(", ")}: escríbalo, sin {{? ni }}`,
      };
      return [{ file: name, field: `${field}.${language}`, message }];
    });
  });

const FOLLOWS: Words = {
  en: "is missing: the draft is kept without it, but can't be published until it is there",
  es: "falta: el borrador se guarda así, pero no se puede publicar hasta que esté",
};

/** What drafts wait for, such as a film's captions and transcript. */
const awaited = ({ name, schema, value }: ParsedFile): Problem[] =>
  isDraft(value) ? missingForNow(schema, value).map((field) => ({ file: name, field, message: FOLLOWS })) : [];

const unfinishedLanguages = (): Problem[] =>
  UNFINISHED.map((language) => ({
    file: "text/common.json",
    field: `language.names.${language}`,
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
    ...published.flatMap(openPoints),
    ...launchFactProblems(published),
    ...files.flatMap(awaited),
    ...unfinishedLanguages(),
  ];
}
