// All pages with a URL: those in the registry and those of entries.
import { readPublished } from "../content/read/readContent";
import { ENTRY_PAGES, entryPagesAmong, type EntryPage } from "../site/entryPages";
import { PAGES } from "../site/pages";

/** The entry pages of a content folder, sorted by folder and name. */
export const entryPagesIn = (contentFolder: string): EntryPage[] =>
  entryPagesAmong(readPublished(contentFolder).map(({ name }) => name));

interface ListedPage {
  /** Without language prefix. */
  path: string;
  /** The content that makes it what it is: files below content/, and folders with a trailing slash. */
  files: string[];
}

const fileOrFolder = (name: string) => (name.endsWith(".json") ? name : `${name}/`);

const textFile = (name: string) => `text/${name}.json`;

/**
 * Every page with a URL, and the content whose changes date it in the sitemap. Google asks for dates of significant
 * changes only, which leaves out what is on all pages or in the details of a form: `site.json` (phone, footer),
 * `text/common.json` and `countries.json`.
 */
export const sitePages = (contentFolder: string): ListedPage[] => [
  ...PAGES.map(({ path: page, texts, shows }) => ({
    path: page,
    files: [...texts.map(textFile), ...shows.map(fileOrFolder)],
  })),
  // Of its texts, only the first is an entry page's own: of the home page's, a project borrows some labels.
  ...entryPagesIn(contentFolder).map(({ key, path: page, file }) => ({
    path: page,
    files: [file, ...ENTRY_PAGES[key].texts.slice(0, 1).map(textFile)],
  })),
];
