import type { IncomingHttpHeaders } from "node:http";

/** True when the request names the page or site it comes from, as every browser's post does. */
export const namesItsSource = (headers: IncomingHttpHeaders): boolean =>
  [headers.origin, headers.referer, headers["sec-fetch-site"]].some((header) => header !== undefined);

function isOwnOrigin(origin: string, siteOrigin: string | undefined, host: string): boolean {
  if (origin === siteOrigin) return true;
  // The scheme may differ: a proxy that ends TLS asks us by http.
  return URL.canParse(origin) && new URL(origin).host !== "" && new URL(origin).host === host.toLowerCase();
}

/**
 * True when a page of another site makes the visitor's browser send this.
 * @param siteOrigin the site's public origin, when it is known
 * @param host the host that was asked, as the visitor's browser knows it
 */
export function isForeign(headers: IncomingHttpHeaders, siteOrigin: string | undefined, host: string): boolean {
  const { origin } = headers;
  if (origin !== undefined) return !isOwnOrigin(origin, siteOrigin, host);
  const site = headers["sec-fetch-site"];
  return site === "cross-site" || site === "same-site";
}

/**
 * True when the browser says that a page of this very site sends this. Any site can make a browser post a plain form, so
 * silence is not enough there.
 */
export function isOwn(headers: IncomingHttpHeaders, siteOrigin: string | undefined, host: string): boolean {
  const { origin } = headers;
  if (origin !== undefined) return isOwnOrigin(origin, siteOrigin, host);
  return headers["sec-fetch-site"] === "same-origin";
}
