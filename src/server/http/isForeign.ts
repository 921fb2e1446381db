import type { IncomingHttpHeaders } from "node:http";

/** True when the request names the page or site it comes from, as every post from a browser does. */
export const namesItsSource = (headers: IncomingHttpHeaders): boolean =>
  [headers.origin, headers.referer, headers["sec-fetch-site"]].some((header) => header !== undefined);

/**
 * The browser's own word, which no page can write: it knows the address that it has asked, whatever host a CDN or a
 * proxy asks in its place.
 */
const isSameOrigin = (headers: IncomingHttpHeaders) => headers["sec-fetch-site"] === "same-origin";

function isOwnOrigin(origin: string, siteOrigin: string | undefined, host: string): boolean {
  if (origin === siteOrigin) return true;
  // The scheme may differ: a proxy that terminates TLS connects over http.
  return URL.canParse(origin) && new URL(origin).host !== "" && new URL(origin).host === host.toLowerCase();
}

/**
 * True when a page of another site made the visitor's browser send this.
 * @param siteOrigin the site's public origin, if known
 * @param host the requested host, as the visitor's browser knows it
 */
export function isForeign(headers: IncomingHttpHeaders, siteOrigin: string | undefined, host: string): boolean {
  const { origin } = headers;
  if (isSameOrigin(headers)) return false;
  if (origin !== undefined) return !isOwnOrigin(origin, siteOrigin, host);
  const site = headers["sec-fetch-site"];
  return site === "cross-site" || site === "same-site";
}

/**
 * True when the browser says that a page of this site sent this. Any site can make a browser post a plain form, so missing
 * headers are not enough there.
 */
export function isOwn(headers: IncomingHttpHeaders, siteOrigin: string | undefined, host: string): boolean {
  const { origin } = headers;
  return isSameOrigin(headers) || (origin !== undefined && isOwnOrigin(origin, siteOrigin, host));
}
