// Entry pages: each file in these folders of content/ is a page, and its name the last segment of the URL. Everything
// about pages derives from this file and pages.ts.

import { PAGES, type Anchors } from "./pages";

interface EntryPages {
  /** The folder below content/ that holds the entries. */
  folder: string;
  /** The URL path before the entry's name, without language prefix. */
  below: `/${string}`;
  /** The files in content/text/ that the pages need besides `common`, their own first; the entry brings its own words. */
  texts: readonly string[];
  /** Background of the social image: a picture from content/site.json, or two of the entry's own, side by side. */
  picture: { ofSite: string } | { ofEntry: readonly [string, string] };
}

export const ENTRY_PAGES = {
  wordPage: { folder: "pages", below: "/", texts: [], picture: { ofSite: "pictures.contact" } },
  project: {
    folder: "projects",
    below: "/projects/",
    texts: ["project", "home"],
    picture: { ofEntry: ["before", "after"] },
  },
} as const satisfies Record<string, EntryPages>;

export type EntryPageKey = keyof typeof ENTRY_PAGES;

export const ENTRY_PAGE_KEYS = Object.keys(ENTRY_PAGES) as EntryPageKey[];

/** Path of an entry's page without language prefix: the project `oak-street` is at `/projects/oak-street/`. */
export const entryPath = (key: EntryPageKey, name: string): string => `${ENTRY_PAGES[key].below}${name}/`;

export interface EntryPage {
  key: EntryPageKey;
  /** Without language prefix. */
  path: string;
  /** The entry's file below content/. */
  file: string;
  /** The file's name without its extension. */
  name: string;
}

/** The pages of the entries among files below content/: `pages/privacy.json` is `/privacy/`. */
export const entryPagesAmong = (files: readonly string[]): EntryPage[] =>
  files.flatMap((file) => {
    const [, folder, name] = /^([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    const key = ENTRY_PAGE_KEYS.find((one) => ENTRY_PAGES[one].folder === folder);
    return key && name ? [{ key, path: entryPath(key, name), file, name }] : [];
  });

/** The kind of entry page at a path without language prefix; undefined unless the path alone determines it. */
export const entryPageAt = (path: string): EntryPageKey | undefined =>
  ENTRY_PAGE_KEYS.find((key) => ENTRY_PAGES[key].below !== "/" && path.startsWith(ENTRY_PAGES[key].below));

/** The files below content/ of the entries that a link may name: by a place on a page, or by a page of their own. */
export function entriesNamedBy(link: string): string[] {
  const [path = "", place] = link.split("#");
  const anchors: Anchors = PAGES.find((page) => page.path === path)?.anchors ?? [];
  if (place !== undefined && "entriesOf" in anchors) return [`${anchors.entriesOf}/${place}.json`];
  return ENTRY_PAGE_KEYS.flatMap((key) => {
    const { below, folder } = ENTRY_PAGES[key];
    const name = path.startsWith(below) ? /^([^/]+)\/$/.exec(path.slice(below.length))?.[1] : undefined;
    return name === undefined ? [] : [`${folder}/${name}.json`];
  });
}
