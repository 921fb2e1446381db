// Are the addresses of pages of words free?
import type { Words } from "../../i18n/editorLanguages";
import { LANGUAGES } from "../../i18n/languages";
import { ALL_PAGES } from "../../site/pages";
import { wordPageNames, wordPagePath, WORD_PAGES } from "../../site/wordPages";
import type { ParsedFile, Problem } from "../problem";

/** What else lies at the top of the published site. */
const TAKEN: readonly string[] = [
  ...LANGUAGES,
  ...["404", "admin", "api", "assets", "data", "flags", "icons", "index", "locales", "media", "social", "static"],
];

const ADDRESS_IS_TAKEN: Words = {
  en: "has an address that the site needs itself: give the file another name",
  es: "tiene una dirección que el sitio mismo necesita: dé otro nombre al archivo",
};

function messageOf(name: string): Words | undefined {
  const page = ALL_PAGES.find(({ path }) => path === wordPagePath(name));
  if (page)
    return {
      en: `has the address of another page, ${page.path}: give the file another name`,
      es: `tiene la dirección de otra página, ${page.path}: dé otro nombre al archivo`,
    };
  return TAKEN.includes(name) ? ADDRESS_IS_TAKEN : undefined;
}

/** Files of content/pages/ whose name is the address of something else. */
export const wordPageProblems = (files: ParsedFile[]): Problem[] =>
  wordPageNames(files.map(({ name }) => name)).flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ file: `${WORD_PAGES}/${name}.json`, field: "", message }] : [];
  });
