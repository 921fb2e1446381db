/** What sentences, brackets, and quotation marks leave at the end of a copied address. */
const COPIED_ALONG = /[\s.,;:!?'"’”»)\]}>*_]+$/u;

/**
 * The path that a mangled one would have as a page: in capitals, with doubled slashes, or with what stood behind it in a
 * text, such as `/ES/`, `//contact-us/` and `/contact-us/).`.
 * @param path decoded
 */
export function meantPath(path: string): string {
  const clean = path.toLowerCase().replace(COPIED_ALONG, "").replace(/\/+/g, "/");
  return clean.endsWith("/") ? clean : `${clean}/`;
}
