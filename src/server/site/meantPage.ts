import type { Entry, SiteIndex } from "./siteIndex";

/** What sentences, brackets, and quotation marks leave at the end of a copied address. */
const COPIED_ALONG = /[\s.,;:!?'"’”»)\]}>*_]+$/u;

/**
 * The page that a mangled address means: in capitals, with doubled slashes, or with what stood behind it in a text, such
 * as `/ES/`, `//contact-us/` and `/contact-us/).`. A redirect to that page's own path, never to anything else.
 */
export function meantPage({ entries }: Pick<SiteIndex, "entries">, path: string): Entry | undefined {
  const clean = path.toLowerCase().replace(COPIED_ALONG, "").replace(/\/+/g, "/");
  const page = clean.endsWith("/") ? clean : `${clean}/`;
  return entries.get(page)?.kind === "resource" ? { kind: "redirect", location: encodeURI(page) } : undefined;
}
