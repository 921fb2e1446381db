// Labels that editors see instead of field names.
import { isRecord } from "../../content/isRecord";
import { asRead, isLocalized } from "../../content/localize";
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { inEach, siteLanguageOf, type Words } from "../../i18n/editorLanguages";
import { LANGUAGES } from "../../i18n/languages";
import { SPANISH_NAMES } from "./spanishNames";

/** Names that would not say enough if merely split into words. */
const NAMED: Record<string, string> = {
  key: "Internal name (leave as it is)",
  label: "Words shown",
  editable: "Visitors may change it",
  deal: "Figures of the project",
  seo: "Search engines and shared links",
  url: "Site address",
  to: "Links to",
  alt: "What the picture shows",
  iso2: "Country code, two letters",
  order: "Place in the list",
  onHome: "Also show on the home page",
  teaser: "Quick estimate",
  poster: "Cover picture",
  works: "Renovation",
  differed: "What cost more or less than planned",
  wentWrong: "What went wrong",
  isSample: "This is a sample",
  arv: "ARV",
  ltc: "LTC",
  roi: "ROI",
  film: "Video",
  described: "With audio description",
  wideFilm: "Wide video",
  mp4: "Video (MP4)",
  webm: "Video (WebM)",
  usd: "USD",
};

/** Fields named after a language, such as `es`. */
const OF_LANGUAGES: Record<string, Words> = Object.fromEntries(
  LANGUAGES.map((language) => [language, inEach(() => LANGUAGE_TABLE[language].own)]),
);

const SHORT_FORMS = /\b(arv|ltc|roi|usd|hoa|sqft|mp4)\b/g;

/** `purchasePrice` as `Purchase price`, `who-we-are` as `Who we are`. */
function inEnglish(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase()
    .replace(SHORT_FORMS, (word) => (word === "sqft" ? "sq ft" : word.toUpperCase()));
  return NAMED[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** In characters. */
const LONGEST_LABEL = 60;

function cut(text: string): string {
  if (text.length <= LONGEST_LABEL) return text;
  return `${text.slice(0, LONGEST_LABEL).replace(/\s+\S*$/, "")} …`;
}

/**
 * The label of a text in content/text/ whose name has no better one: the text itself. Undefined for the others.
 * @param path of the text, such as `form.areaSqft`; those of a list's items are named by their keys
 */
export function textLabel(name: string, path: string, words: unknown): Words | undefined {
  if (SPANISH_NAMES.has(name)) return undefined;
  const text = path.split(".").reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), words);
  return isLocalized(text) ? inEach((language) => cut(asRead(text[siteLanguageOf(language)], {}))) : undefined;
}

/** A field's label, unless its schema sets one with `meta({ label })`. */
export const labelOf = (name: string): Words =>
  OF_LANGUAGES[name] ?? { en: inEnglish(name), es: SPANISH_NAMES.get(name) ?? inEnglish(name) };
