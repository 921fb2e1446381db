// On which pages an editor sees what is being written.
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { ENTRY_PAGE_KEYS, ENTRY_PAGES, entryPagesAmong } from "../../site/entryPages";
import { ALL_PAGES, PAGES } from "../../site/pages";
import { isGroup } from "../../content/isGroup";
import { folderOf } from "../../content/read/filePath";
import { labelOf } from "../config/labels";
import { FOLDERS, TEXTS } from "../config/places";

/** Mails are no page, and every file that is not told of here stands on one. */
const ON_NO_PAGE: readonly string[] = ["text/staff-mail.json"];

const EVERYWHERE: readonly string[] = PAGES.map(({ path }) => path);

/** Where the files stand that no page names as its own. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  "site.json": EVERYWHERE,
  "text/common.json": EVERYWHERE,
  "calculator.json": ["/", "/invest/"],
  "countries.json": ["/contact-us/", "/"],
};

/** True for what some page shows. */
export const isOnPage = (file: string): boolean => !ON_NO_PAGE.includes(file);

const textOf = (file: string) => /^text\/([\w-]+)\.json$/.exec(file)?.[1] ?? "";

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

/** The pages that show entries of a folder, the one that shows least else first, or that which the entry names. */
function pagesWithEntries(folder: string, value: unknown): string[] {
  const pages = ALL_PAGES.filter(({ shows }) => shows.some((name) => name === folder));
  const isNamed = ({ texts }: (typeof pages)[number]) => isGroup(value) && value.page === texts[0];
  const order = [...pages].sort((one, other) => one.shows.length - other.shows.length);
  return paths([...order.filter(isNamed), ...order.filter((page) => !isNamed(page))]);
}

function pagesWithText(text: string, files: readonly string[]): string[] {
  const pages = ALL_PAGES.filter(({ texts }) => texts.some((name) => name === text));
  const place = ({ texts }: (typeof pages)[number]) => (texts[0] === text ? 0 : texts.length);
  const ofEntries = ENTRY_PAGE_KEYS.filter((key) => ENTRY_PAGES[key].texts.some((name) => name === text));
  const firstEntries = ofEntries.flatMap((key) => entryPagesAmong(files).find((page) => page.key === key) ?? []);
  return [...paths([...pages].sort((one, other) => place(one) - place(other))), ...paths(firstEntries)];
}

/**
 * Paths (without language prefix) of the pages that show a file, the best first; none for what no page shows.
 * @param file below content/
 * @param value what it holds
 * @param files the names of all files, for texts that stand on pages of entries
 */
export function pagesShowing(file: string, value: unknown, files: readonly string[]): string[] {
  if (!isOnPage(file)) return [];
  const elsewhere = ELSEWHERE[file];
  if (elsewhere) return [...elsewhere];
  const text = textOf(file);
  if (text) return pagesWithText(text, files);
  return [...paths(entryPagesAmong([file])), ...pagesWithEntries(folderOf(file), value)];
}

/** What editors call the page at a path. */
export function pageName(path: string, language: EditorLanguage): string {
  const page = ALL_PAGES.find((one) => one.path === path);
  if (page) return (TEXTS[page.texts[0]]?.label ?? labelOf(page.key))[language];
  const key = ENTRY_PAGE_KEYS.find((one) => path.startsWith(ENTRY_PAGES[one].below) && ENTRY_PAGES[one].below !== "/");
  const { folder } = ENTRY_PAGES[key ?? "wordPage"];
  return (FOLDERS[folder]?.one ?? labelOf(folder))[language];
}
