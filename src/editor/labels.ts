// Field names as an editor reads them.

/** Names that do not say enough when their words are only taken apart. */
const NAMED: Record<string, string> = {
  en: "English",
  es: "Spanish · Español",
  seo: "Search engines and shared links",
  url: "Address of the site",
  to: "Leads to",
  alt: "What the picture shows",
  iso2: "Country code, two letters",
  nameEn: "Name in English",
  nameEs: "Name in Spanish",
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
