// All pages that have an address: those of the registry and those of entries, as a built or tested site has them.
import { readPublished } from "../content/read/readContent";
import { entryPagesAmong, type EntryPage } from "./entryPages";
import { PAGES } from "./pages";

/** The pages of entries in a content folder, sorted by folder and name. */
export const entryPagesIn = (contentFolder: string): EntryPage[] =>
  entryPagesAmong(readPublished(contentFolder).map(({ name }) => name));

interface ListedPage {
  /** Without language prefix. */
  path: string;
  /** What it says: files below content/, and folders with their slash at the end. */
  files: string[];
}

const folderOf = (name: string) => `${name}/`;

const textFile = (name: string) => `text/${name}.json`;

/** Every page with an address, and the content that it shows. */
export const sitePages = (contentFolder: string): ListedPage[] => [
  ...PAGES.map(({ path: page, texts, shows }) => ({
    path: page,
    files: [...texts.map(textFile), ...shows.map(folderOf)],
  })),
  ...entryPagesIn(contentFolder).map(({ path: page, file }) => ({ path: page, files: [file] })),
];
