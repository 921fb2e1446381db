// Everything about a response that does not depend on the request, computed once at startup.
import { type HeaderRule, headersForPath, siteWideHeaders } from "../../site/headerRules";
import type { RedirectRule } from "../../site/redirectRules";
import { ANSWER_POLICY, FILE_POLICY } from "../../site/answerPolicy";
import type { PublicFile, StoredBody } from "./publicFiles";

/** One stored form of a resource with its complete response headers (flat list: name, value, name, value …). */
export interface Representation {
  body: StoredBody;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
}

export interface Resource {
  plain: Representation;
  br?: Representation;
  gzip?: Representation;
}

export type Entry = { kind: "resource"; resource: Resource } | { kind: "redirect"; location: string; status?: number };

export interface SiteIndex {
  entries: ReadonlyMap<string, Entry>;
  /** Pages for unknown addresses, the longest path prefix first (`/es/` before `/`). */
  notFoundPages: { prefix: string; resource: Resource }[];
  siteWide: string[];
}

const INDEX_PAGE = /(?<=\/)index\.html$/;
const NOT_FOUND_PAGE = /^(?<prefix>\/(?:.+\/)?)404(?:\.html|\/index\.html)$/;

/**
 * Lays out the site: pages at `/x/`, redirects to them from `/x` and `/x/index.html`, other files at their own path.
 * A `404` page has no URL of its own: it is the response to unknown URLs below its folder.
 */
export function buildSiteIndex(
  files: readonly PublicFile[],
  rules: readonly HeaderRule[],
  redirects: readonly RedirectRule[] = [],
): SiteIndex {
  const entries = new Map<string, Entry>();
  const notFound = new Map<string, Resource>();
  for (const file of files) {
    const prefix = NOT_FOUND_PAGE.exec(file.urlPath)?.groups?.prefix;
    const path = file.urlPath.replace(INDEX_PAGE, "");
    if (prefix !== undefined) {
      // A build may give the page two names; hosts read `404.html`.
      if (!notFound.has(prefix) || file.urlPath.endsWith("/404.html")) {
        notFound.set(prefix, prepareNotFound(file, headersForPath(rules, path)));
      }
      continue;
    }
    entries.set(path, { kind: "resource", resource: prepare(file, headersForPath(rules, path)) });
    if (path === file.urlPath) continue;
    const redirect: Entry = { kind: "redirect", location: encodeURI(path) };
    entries.set(file.urlPath, redirect);
    if (path !== "/") entries.set(path.slice(0, -1), redirect);
  }
  // What exists is served, as on static hosts.
  for (const { from, to, status } of redirects)
    for (const path of [from, from.endsWith("/") ? from.slice(0, -1) : `${from}/`])
      if (path !== "" && !entries.has(path)) entries.set(path, { kind: "redirect", location: to, status });
  const notFoundPages = [...notFound]
    .map(([prefix, resource]) => ({ prefix, resource }))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  const siteWide = new Map([["content-security-policy", ANSWER_POLICY], ...siteWideHeaders(rules)]);
  return { entries, notFoundPages, siteWide: [...siteWide].flat() };
}

// A 404 is never revalidated or split: it has no ETag and no ranges.
function prepareNotFound(file: PublicFile, fromRules: ReadonlyMap<string, string>): Resource {
  const { plain, br, gzip } = prepare(file, fromRules);
  const strip = (form: Representation) => ({ ...form, headers: without(form.headers, ["etag", "accept-ranges"]) });
  return { plain: strip(plain), ...(br && { br: strip(br) }), ...(gzip && { gzip: strip(gzip) }) };
}

export function without(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, at) => !names.includes(headers[at - (at % 2)] ?? ""));
}

function prepare(file: PublicFile, fromRules: ReadonlyMap<string, string>): Resource {
  const isCompressed = file.br !== undefined || file.gzip !== undefined;
  const shared = new Map([["content-security-policy", FILE_POLICY], ...fromRules]);
  if (isCompressed) shared.set("vary", [fromRules.get("vary"), "Accept-Encoding"].filter(Boolean).join(", "));
  const represent = (body: StoredBody, encoding?: string): Representation => {
    const etag = `"${body.hash}"`;
    const revalidated = new Map([...shared, ["etag", etag]]);
    const full = new Map([["content-type", file.contentType], ...revalidated, ["content-length", String(body.size)]]);
    if (encoding) full.set("content-encoding", encoding);
    if (!isCompressed) full.set("accept-ranges", "bytes");
    return { body, etag, headers: [...full].flat(), notModifiedHeaders: [...revalidated].flat() };
  };
  return {
    plain: represent(file.plain),
    ...(file.br && { br: represent(file.br, "br") }),
    ...(file.gzip && { gzip: represent(file.gzip, "gzip") }),
  };
}
