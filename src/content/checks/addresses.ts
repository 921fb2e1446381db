// Are the addresses of the entries' pages free?
import { LANGUAGES } from "../../i18n/languages";
import { ENTRY_PAGE_KEYS, ENTRY_PAGES, entryPagesAmong } from "../../site/entryPages";
import { ALL_PAGES } from "../../site/pages";
import type { ParsedFile, Problem } from "../problem";

/** What else lies in the published site. */
const TAKEN: readonly string[] = [
  ...[
    ...LANGUAGES,
    ...["404", "admin", "api", "assets", "data", "flags", "icons", "index", "locales", "media", "social", "static"],
  ].map((name) => `/${name}/`),
  ...ENTRY_PAGE_KEYS.map((key) => ENTRY_PAGES[key].below),
];

function messageOf(address: string): string | undefined {
  const page = ALL_PAGES.find(({ path }) => path === address);
  if (page) return `has the address of another page, ${page.path}: give the file another name`;
  return TAKEN.includes(address) ? `has an address that the site needs itself: give the file another name` : undefined;
}

/** Files of entries whose page would have the address of something else. */
export const addressProblems = (files: ParsedFile[]): Problem[] =>
  entryPagesAmong(files.map(({ name }) => name)).flatMap(({ file, path }) => {
    const message = messageOf(path);
    return message ? [{ file, field: "", message }] : [];
  });
