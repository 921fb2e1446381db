// All pages that have an address: those of the registry and the pages of words, as a built or tested site has them.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { PAGES } from "./pages";
import { WORD_PAGES, wordPageNames, wordPagePath } from "./wordPages";

/** The names of the pages of words in a content folder, sorted. */
export function wordPagesIn(contentFolder: string): string[] {
  const folder = path.join(contentFolder, WORD_PAGES);
  // Git keeps no empty folder.
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return wordPageNames(files.map((name) => `${WORD_PAGES}/${name}`)).sort();
}

/** Paths without language prefix. */
export const sitePaths = (contentFolder: string): string[] => [
  ...PAGES.map((page) => page.path),
  ...wordPagesIn(contentFolder).map(wordPagePath),
];
