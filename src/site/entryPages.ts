// Pages of entries: each file of these folders of content/ is a page, its name the end of the address. What the site derives
// from its pages is derived from here and from pages.ts.

interface EntryPages {
  /** The folder below content/ that holds the entries. */
  folder: string;
  /** What stands before the entry's name in the address, without language prefix. */
  below: `/${string}`;
  /** The files of content/text/ whose words the pages need besides `common` and the entry's own. */
  texts: readonly string[];
  /** Behind the title in the picture that a shared link shows: a picture of content/site.json, or one of the entry. */
  picture: { ofSite: string } | { ofEntry: string };
}

export const ENTRY_PAGES = {
  wordPage: { folder: "pages", below: "/", texts: [], picture: { ofSite: "pictures.contact" } },
  project: { folder: "projects", below: "/projects/", texts: ["project", "home"], picture: { ofEntry: "after" } },
} as const satisfies Record<string, EntryPages>;

export type EntryPageKey = keyof typeof ENTRY_PAGES;

export const ENTRY_PAGE_KEYS = Object.keys(ENTRY_PAGES) as EntryPageKey[];

/** Address of an entry's page without language prefix: the project `oak-street` is `/projects/oak-street/`. */
export const entryPath = (key: EntryPageKey, name: string): string => `${ENTRY_PAGES[key].below}${name}/`;

export interface EntryPage {
  key: EntryPageKey;
  /** Without language prefix. */
  path: string;
  /** The entry's file below content/. */
  file: string;
  /** The file's name without its ending. */
  name: string;
}

/** The pages that files below content/ stand for: `pages/privacy.json` is `/privacy/`. */
export const entryPagesAmong = (files: readonly string[]): EntryPage[] =>
  files.flatMap((file) => {
    const [, folder, name] = /^([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    const key = ENTRY_PAGE_KEYS.find((one) => ENTRY_PAGES[one].folder === folder);
    return key && name ? [{ key, path: entryPath(key, name), file, name }] : [];
  });

/** The kind of entries whose page stands at a path without language prefix, where it can be told from the path alone. */
export const entryPageAt = (path: string): EntryPageKey | undefined =>
  ENTRY_PAGE_KEYS.find((key) => ENTRY_PAGES[key].below !== "/" && path.startsWith(ENTRY_PAGES[key].below));
