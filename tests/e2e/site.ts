// What the end-to-end tests know about the site, all of it read from content/ and the language rules.
import { readFileSync } from "node:fs";
import { factsOf } from "../../src/content/facts";
import { localize } from "../../src/content/localize";
import type { SiteContent } from "../../src/content/contentTypes/site";
import { folderOf } from "../../src/content/read/filePath";
import { readPublished } from "../../src/content/read/readContent";
import type { InOneLanguage } from "../../src/content/schema/inOneLanguage";
import { readSite } from "../../src/build/readSite";
import { TEXT_SCHEMAS, type TextName, type Texts } from "../../src/content/texts/texts";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { projectSeo, type ProjectContent } from "../../src/projects/project";
import { ENTRY_PAGES, type EntryPage, type EntryPageKey } from "../../src/site/entryPages";
import { PAGES, type PageKey } from "../../src/site/pages";
import { entryPagesIn } from "../../src/build/sitePages";

export const SITE = readSite("content");

const wordsIn = (source: string, language: Language): unknown =>
  localize(JSON.parse(source) as unknown, language, factsOf(SITE));

/** A file of content/ in one language, with the company's facts interpolated. */
export const readWords = (file: string, language: Language): unknown => wordsIn(readFileSync(file, "utf8"), language);

/** The words of a file in content/text/ in one language, with the company's facts interpolated. */
export function words<N extends TextName>(name: N, language: Language): Texts[N] {
  return readWords(`content/text/${name}.json`, language) as Texts[N];
}

/** What editors have written in content/site.json, in one language, with the company's facts interpolated. */
export const siteWords = (language: Language) => readWords("content/site.json", language) as InOneLanguage<SiteContent>;

export interface SitePage {
  key: PageKey | EntryPageKey;
  language: Language;
  /** Without the language prefix. */
  barePath: string;
  path: string;
  /** Name of the file in content/ that holds its words. */
  name: string;
  words: { seo: { title: string; description: string } };
}

/** The words of an entry. A project's title and description for search engines come from one template. */
function wordsOf({ key, file }: EntryPage, language: Language): SitePage["words"] {
  const own = readWords(`content/${file}`, language);
  if (key !== "project") return own as SitePage["words"];
  const project = own as ProjectContent;
  return { ...project, seo: projectSeo(words("project", language).seo, project, language) };
}

function inLanguage(language: Language): SitePage[] {
  const read = (file: string) => readWords(`content/${file}.json`, language) as SitePage["words"];
  const coded = PAGES.map(({ key, path, texts: [name] }) => ({
    key,
    barePath: path,
    name,
    words: read(`text/${name}`),
  }));
  const ofEntries = entryPagesIn("content").map((page) => ({
    key: page.key,
    barePath: page.path,
    name: page.name,
    words: wordsOf(page, language),
  }));
  return [...coded, ...ofEntries].map((page) => ({ ...page, language, path: pathIn(language, page.barePath) }));
}

/** Every page in each language. */
export const SITE_PAGES: readonly SitePage[] = LANGUAGES.flatMap(inLanguage);

/** Among pages that are built alike, the ones with all possible parts: questions, a deal with a loss. */
const WHOLE: Record<EntryPageKey, string> = { wordPage: "faq", project: "terracotta-bungalow" };

/** The entry that stands for its kind of page: the whole one, or the first if an editor has deleted that. */
function standsForKind({ key, name }: SitePage): boolean {
  if (!(key in WHOLE)) return true;
  const names = SITE_PAGES.filter((page) => page.key === key).map((page) => page.name);
  const whole = WHOLE[key as EntryPageKey];
  return name === (names.includes(whole) ? whole : names[0]);
}

/** Every kind of page: among those of entries, one of each. */
export const KINDS_OF_PAGES: readonly SitePage[] = SITE_PAGES.filter(standsForKind);

export function sitePage(barePath: string, language: Language): SitePage {
  const page = SITE_PAGES.find((one) => one.barePath === barePath && one.language === language);
  if (!page) throw new Error(`${barePath} is not a page`);
  return page;
}

/** The published entries of a folder of content/ in one language, in order: what pages show. */
export function entries(folder: string, language: Language, contentFolder = "content"): Record<string, unknown>[] {
  return readPublished(contentFolder)
    .filter(({ name }) => folderOf(name) === folder && name.endsWith(".json"))
    .map(({ source }) => wordsIn(source, language) as Record<string, unknown>)
    .sort((one, other) => Number(one.order) - Number(other.order));
}

export function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

const FOLDERS = [
  "services",
  "projects",
  "testimonials",
  "reviews",
  "stats",
  "steps",
  "team",
  ENTRY_PAGES.wordPage.folder,
];

/** Every text that a page can show in one language. */
export function allTexts(language: Language): string[] {
  const pages = (Object.keys(TEXT_SCHEMAS) as TextName[]).map((name) => words(name, language));
  return textsIn([pages, FOLDERS.map((folder) => entries(folder, language))]);
}
