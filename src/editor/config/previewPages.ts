// Which pages show the content being edited.
import { ENTRY_PAGE_KEYS, ENTRY_PAGES, entryPagesAmong } from "../../site/entryPages";
import { ALL_PAGES, PAGES } from "../../site/pages";
import { isRecord } from "../../content/isRecord";
import { folderOf } from "../../content/read/filePath";
import type { TextName } from "../../content/texts/texts";
import { editorLanguage } from "./editorWords";
import { FOLDERS, TEXTS } from "./places";

/** Emails are not pages; every other file appears on one. */
const ON_NO_PAGE: readonly string[] = ["text/staff-mail.json"];

const ON_EVERY_PAGE: readonly string[] = ["site.json", "text/common.json"];

/** Files that the page registry does not mention: the texts of the parts that show them. */
const SHOWN_WITH: Readonly<Record<string, readonly TextName[]>> = {
  "calculator.json": ["calculator", "teaser"],
  "countries.json": ["contact-form"],
};

export const isOnPage = (file: string): boolean => !ON_NO_PAGE.includes(file);

const textOf = (file: string) => /^text\/([\w-]+)\.json$/.exec(file)?.slice(1) ?? [];

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

/** Pages that show entries of a folder: first the one the entry names, then those that show the fewest folders. */
function pagesWithEntries(folder: string, value: unknown): string[] {
  const isHidden = ({ key }: (typeof ALL_PAGES)[number]) =>
    folder === "reviews" && key === "sellYourHouse" && !(isRecord(value) && value.isSeller === true);
  const pages = ALL_PAGES.filter((page) => page.shows.some((name) => name === folder) && !isHidden(page));
  const isNamed = ({ texts }: (typeof pages)[number]) => isRecord(value) && value.page === texts[0];
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
 * Paths (without language prefix) of the pages that show a file, best first; empty if no page shows it.
 * @param file path below content/
 * @param value the parsed file
 * @param files names of all files, to find an example page for texts that entry pages use
 */
export function pagesShowing(file: string, value: unknown, files: readonly string[]): string[] {
  if (!isOnPage(file)) return [];
  if (ON_EVERY_PAGE.includes(file)) return paths(PAGES);
  const texts = SHOWN_WITH[file] ?? textOf(file);
  if (texts.length > 0) return [...new Set(texts.flatMap((text) => pagesWithText(text, files)))];
  return [...paths(entryPagesAmong([file])), ...pagesWithEntries(folderOf(file), value)];
}

export function pageName(path: string): string {
  const page = ALL_PAGES.find((one) => one.path === path);
  if (page) return TEXTS[page.texts[0]].label[editorLanguage()];
  const key = ENTRY_PAGE_KEYS.find((one) => path.startsWith(ENTRY_PAGES[one].below) && ENTRY_PAGES[one].below !== "/");
  return FOLDERS[ENTRY_PAGES[key ?? "wordPage"].folder].one[editorLanguage()];
}
