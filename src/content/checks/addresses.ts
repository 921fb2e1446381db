// Do entry pages have URLs that nothing else uses?
import type { Words } from "../../i18n/editorLanguages";
import { LANGUAGES } from "../../i18n/languages";
import { entryPagesAmong } from "../../site/entryPages";
import { ALL_PAGES } from "../../site/pages";
import type { ParsedFile, Problem } from "../read/problem";

/** Other paths of the published site. */
const TAKEN: readonly string[] = [
  ...LANGUAGES,
  "404",
  "admin",
  "api",
  "assets",
  "data",
  "flags",
  "icons",
  "index",
  "locales",
  "media",
  "pictures",
  "social",
  "static",
].map((name) => `/${name}/`);

/** The browser editor makes the file name from the title. */
const RENAME: Words = {
  en: "choose another title (in the files, another file name)",
  es: "elija otro título (en los archivos, otro nombre de archivo)",
};

const ADDRESS_IS_TAKEN: Words = {
  en: `has an address that the site reserves: ${RENAME.en}`,
  es: `tiene una dirección reservada por el sitio: ${RENAME.es}`,
};

function messageOf(address: string): Words | undefined {
  const page = ALL_PAGES.find(({ path }) => path === address);
  if (page)
    return {
      en: `has the same address as another page, ${page.path}: ${RENAME.en}`,
      es: `tiene la misma dirección que otra página, ${page.path}: ${RENAME.es}`,
    };
  return TAKEN.includes(address) ? ADDRESS_IS_TAKEN : undefined;
}

/** Entries whose page URL is already taken. */
export const addressProblems = (files: ParsedFile[]): Problem[] =>
  entryPagesAmong(files.map(({ name }) => name)).flatMap(({ file, path }) => {
    const message = messageOf(path);
    return message ? [{ file, field: "", message }] : [];
  });
