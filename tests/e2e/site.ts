// What the end-to-end tests know of the site, all of it read from content/ and from the language rules.
import { readdirSync, readFileSync } from "node:fs";
import { factsOf, fill } from "../../src/content/fill";
import { oneLanguage } from "../../src/content/oneLanguage";
import { readSite } from "../../src/build/readSite";
import { TEXT_SCHEMAS, type TextName, type Texts } from "../../src/content/texts";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { PAGES, type PageKey } from "../../src/site/pages";
import { wordPagesIn } from "../../src/site/sitePages";
import { WORD_PAGES, wordPagePath } from "../../src/site/wordPages";

export const SITE = readSite("content");

/** A file of content/ in one language, the company's facts filled in. */
export const readWords = (file: string, language: Language): unknown =>
  oneLanguage(JSON.parse(fill(readFileSync(file, "utf8"), factsOf(SITE))) as unknown, language);

/** The words of a file of content/text/ in one language, the company's facts filled in. */
export function words<N extends TextName>(name: N, language: Language): Texts[N] {
  return readWords(`content/text/${name}.json`, language) as Texts[N];
}

export interface SitePage {
  key: PageKey | "wordPage";
  language: Language;
  /** Without language prefix. */
  barePath: string;
  path: string;
  /** Name of the file in content/ that holds its words. */
  name: string;
  words: { seo: { title: string; description: string } };
}

function inLanguage(language: Language): SitePage[] {
  const read = (file: string) => readWords(`content/${file}.json`, language) as SitePage["words"];
  const coded = PAGES.map(({ key, path, texts: [name] }) => ({
    key,
    barePath: path,
    name,
    words: read(`text/${name}`),
  }));
  const ofWords = wordPagesIn("content").map((name) => ({
    key: "wordPage" as const,
    barePath: wordPagePath(name),
    name,
    words: read(`${WORD_PAGES}/${name}`),
  }));
  return [...coded, ...ofWords].map((page) => ({ ...page, language, path: pathIn(language, page.barePath) }));
}

/** Every page in each language. */
export const SITE_PAGES: readonly SitePage[] = LANGUAGES.flatMap(inLanguage);

/** Every page that is built in a way of its own: the pages of words share theirs, and one of them has all its parts. */
export const KINDS_OF_PAGES: readonly SitePage[] = SITE_PAGES.filter(
  ({ key, name }) => key !== "wordPage" || name === "faq",
);

/** The page of a path without language prefix, in a language. */
export function sitePage(barePath: string, language: Language): SitePage {
  const page = SITE_PAGES.find((one) => one.barePath === barePath && one.language === language);
  if (!page) throw new Error(`${barePath} is not a page`);
  return page;
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

const FOLDERS = ["services", "projects", "testimonials", "stats", "steps", "team", WORD_PAGES];

/** Every text that a page can show in one language. */
export function allTexts(language: Language): string[] {
  const pages = (Object.keys(TEXT_SCHEMAS) as TextName[]).map((name) => words(name, language));
  return textsIn([pages, FOLDERS.map((folder) => entries(folder, language))]);
}
