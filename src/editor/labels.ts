// Field names as an editor reads them.
import { nameKey } from "../content/kinds/country";
import { LANGUAGE_NAMES } from "../i18n/languageNames";
import { LANGUAGES, type Language } from "../i18n/languages";

/** Such as `Spanish · Español`. */
function bothNames(language: Language): string {
  const { english, own } = LANGUAGE_NAMES[language];
  return english === own ? own : `${english} · ${own}`;
}

/** Names that do not say enough when their words are only taken apart. */
const NAMED: Record<string, string> = {
  ...Object.fromEntries(LANGUAGES.map((language) => [language, bothNames(language)])),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [nameKey(language), `Name in ${LANGUAGE_NAMES[language].english}`]),
  ),
  seo: "Search engines and shared links",
  url: "Address of the site",
  to: "Leads to",
  alt: "What the picture shows",
  iso2: "Country code, two letters",
  phoneDigits: "Digits of a phone number",
  order: "Place in the list",
  onHome: "Show on the home page too",
  arv: "ARV",
  ltc: "LTC",
  roi: "ROI",
  mp4: "Film (MP4)",
  webm: "Film (WebM)",
  usd: "USD",
};

const SHORT_FORMS = /\b(arv|ltc|roi|usd|sqft|mp4)\b/g;

/** `purchasePrice` as `Purchase price`, `who-we-are` as `Who we are`. */
export function labelOf(name: string): string {
  const named = NAMED[name];
  if (named) return named;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase()
    .replace(SHORT_FORMS, (word) => (word === "sqft" ? "sq ft" : word.toUpperCase()));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
