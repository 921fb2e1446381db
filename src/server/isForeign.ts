import type { IncomingHttpHeaders } from "node:http";

/** True when the request names the page or site it comes from, as every browser's post does. */
export const namesItsSource = (headers: IncomingHttpHeaders): boolean =>
  [headers.origin, headers.referer, headers["sec-fetch-site"]].some((header) => header !== undefined);

/**
 * True when a page of another site makes the visitor's browser send this.
 * @param siteOrigin the site's public origin, when it is known
 * @param host the host that was asked, as the visitor's browser knows it
 */
export function isForeign(headers: IncomingHttpHeaders, siteOrigin: string | undefined, host: string): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers["sec-fetch-site"];
    return site === "cross-site" || site === "same-site";
  }
  if (origin === siteOrigin) return false;
  // The scheme may differ: a proxy that ends TLS asks us by http.
  return !URL.canParse(origin) || new URL(origin).host === "" || new URL(origin).host !== host.toLowerCase();
}
