// All pages with a URL: those in the registry and those of entries.
import { readPublished } from "../content/read/readContent";
import { entryPagesAmong, type EntryPage } from "./entryPages";
import { PAGES } from "./pages";

/** The entry pages of a content folder, sorted by folder and name. */
export const entryPagesIn = (contentFolder: string): EntryPage[] =>
  entryPagesAmong(readPublished(contentFolder).map(({ name }) => name));

interface ListedPage {
  /** Without language prefix. */
  path: string;
  /** The content it shows: files below content/, and folders with a trailing slash. */
  files: string[];
}

const folderOf = (name: string) => `${name}/`;

const textFile = (name: string) => `text/${name}.json`;

/** Every page with a URL, and the content it shows. */
export const sitePages = (contentFolder: string): ListedPage[] => [
  ...PAGES.map(({ path: page, texts, shows }) => ({
    path: page,
    files: [...texts.map(textFile), ...shows.map(folderOf)],
  })),
  ...entryPagesIn(contentFolder).map(({ path: page, file }) => ({ path: page, files: [file] })),
];
