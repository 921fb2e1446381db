// What the end-to-end tests know of the site, all of it read from content/ and from the language rules.
import { readdirSync, readFileSync } from "node:fs";
import { factsOf, fill } from "../../src/content/fill";
import { oneLanguage } from "../../src/content/oneLanguage";
import { readSite } from "../../src/build/readSite";
import { TEXT_SCHEMAS, type TextName, type Texts } from "../../src/content/texts";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { PAGES, pathIn, type PageKey } from "../../src/i18n/paths";

const TEXT_NAMES = {
  home: "home",
  whoWeAre: "who-we-are",
  services: "services",
  invest: "invest",
  contactUs: "contact-us",
} as const satisfies Record<PageKey, TextName>;

export const SITE = readSite("content");

/** The ten pages: each of the five in each language. */
export const SITE_PAGES = LANGUAGES.flatMap((language) =>
  PAGES.map(({ key, path: barePath }) => ({
    key,
    language,
    barePath,
    path: pathIn(language, barePath),
    textName: TEXT_NAMES[key],
  })),
);

/** A file of content/ in one language, the company's facts filled in. */
export const readWords = (file: string, language: Language): unknown =>
  oneLanguage(JSON.parse(fill(readFileSync(file, "utf8"), factsOf(SITE))) as unknown, language);

/** The words of a file of content/text/ in one language, the company's facts filled in. */
export function words<N extends TextName>(name: N, language: Language): Texts[N] {
  return readWords(`content/text/${name}.json`, language) as Texts[N];
}

/** The entries of a folder of content/ in one language, in their order. */
export function entries(folder: string, language: Language): Record<string, unknown>[] {
  return readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readWords(`content/${folder}/${name}`, language) as Record<string, unknown>)
    .sort((one, other) => Number(one.order) - Number(other.order));
}

/** All texts inside a piece of content. */
export function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

const FOLDERS = ["services", "projects", "testimonials", "stats", "steps", "team"];

/** Every text that a page can show in one language. */
export function allTexts(language: Language): string[] {
  const pages = (Object.keys(TEXT_SCHEMAS) as TextName[]).map((name) => words(name, language));
  return textsIn([pages, FOLDERS.map((folder) => entries(folder, language))]);
}
