// Pages of words: each file of content/pages/ is a page, its name the address.

/** The folder below content/ that holds them. */
export const WORD_PAGES = "pages";

/** Picture of content/site.json behind their titles in what a shared link shows. */
export const WORD_PAGE_PICTURE = "pictures.contact";

/** Address of the page that a file's name stands for, without language prefix: `privacy` is `/privacy/`. */
export const wordPagePath = (name: string): string => `/${name}/`;

/** The names among paths below content/ that are pages of words: `pages/privacy.json` is `privacy`. */
export const wordPageNames = (files: readonly string[]): string[] =>
  files.flatMap((file) => /^pages\/([^/]+)\.json$/.exec(file)?.[1] ?? []);
