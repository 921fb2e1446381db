import { DEFAULT_LANGUAGE } from "../i18n/languages";
import { trimEnd } from "../platform/trimEnd";

/** What sentences, brackets, and quotation marks leave at the end of a copied address. */
const COPIED_ALONG = /[\s.…,;:!?'"’”»)\]}>*_]/u;

/** Begins what is no part of a path: an encoded query, an entity, a tag. */
const BEHIND = /[?&<]/;

/**
 * The path that a mangled one would have as a page: in capitals, with doubled slashes, or with what stood behind it in a
 * text, such as `/ES/`, `/en/faq/`, `//contact-us/`, `/contact-us/).` and `/contact-us/&amp;a=1`.
 * @param path decoded
 */
export function closestPath(path: string): string {
  const [before = ""] = path.replace(/\p{Cf}/gu, "").split(BEHIND, 1);
  const clean = trimEnd(before.toLowerCase(), COPIED_ALONG).replace(/\/+/g, "/");
  const page = clean.endsWith("/") ? clean : `${clean}/`;
  // The default language has no prefix.
  return page.startsWith(`/${DEFAULT_LANGUAGE}/`) ? page.slice(DEFAULT_LANGUAGE.length + 1) : page;
}
