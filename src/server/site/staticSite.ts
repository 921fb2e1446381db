import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings, readByteRange, parseRequestPath } from "./requestPath";
import { sendPart, sendText, sendWhole, type Exchange } from "./sendFiles";
import type { Representation, Resource, SiteIndex, Entry } from "./siteIndex";
import { closestPath } from "../../site/closestPath";

/** The page that a mangled address means. A redirect to that page's own path, never to anything else. */
function closestPage({ entries }: Pick<SiteIndex, "entries">, path: string): Entry | undefined {
  const page = closestPath(path);
  return entries.get(page)?.kind === "resource" ? { kind: "redirect", location: encodeURI(page) } : undefined;
}

/** Handles one request for the site: always ends the response itself, never throws. */
export type AnswerSite = (request: IncomingMessage, response: ServerResponse) => void;

export function createStaticSite(index: SiteIndex): AnswerSite {
  return (request, response) => answer(index, { request, response, siteWide: index.siteWide });
}

function answer(index: SiteIndex, exchange: Exchange): void {
  const { method, url = "/" } = exchange.request;
  if (method !== "GET" && method !== "HEAD") {
    sendText(exchange, 405, "Only GET and HEAD work here.", ["allow", "GET, HEAD"]);
    return;
  }
  const target = parseRequestPath(url);
  if (target === "malformed") {
    sendText(exchange, 400, "This address cannot be read.");
    return;
  }
  const entry = index.entries.get(target.path) ?? closestPage(index, target.path);
  if (!entry) sendNotFound(index, exchange, target.path);
  else if (entry.kind === "resource") sendResource(exchange, entry.resource);
  else {
    // A query belongs before the anchor.
    const [to = "", ...anchor] = entry.location.split("#");
    const query = to.includes("?") ? target.query.replace("?", "&") : target.query;
    const location = [to + query, ...anchor].join("#");
    sendText(exchange, entry.status ?? 301, "This page has moved.", ["location", location]);
  }
}

function sendResource(exchange: Exchange, resource: Resource): void {
  const { method, headers } = exchange.request;
  const chosen = choose(resource, headers["accept-encoding"]);
  const ifNoneMatch = headers["if-none-match"];
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, chosen.etag)) {
    exchange.response.writeHead(304, chosen.notModifiedHeaders).end();
    return;
  }
  const wantsPart = headers.range !== undefined && method === "GET" && !isCompressed(resource);
  const isFresh = headers["if-range"] === undefined || headers["if-range"] === chosen.etag;
  const range = wantsPart && isFresh ? readByteRange(headers.range ?? "", chosen.body.size) : "whole";
  if (range === "whole") sendWhole(exchange, 200, chosen);
  else if (range !== "unsatisfiable") sendPart(exchange, chosen, range);
  else sendText(exchange, 416, "This part does not exist.", ["content-range", `bytes */${chosen.body.size}`]);
}

function sendNotFound(index: SiteIndex, exchange: Exchange, path: string): void {
  const page = index.notFoundPages.find(({ prefix }) => path.startsWith(prefix) || `${path}/` === prefix);
  if (page) sendWhole(exchange, 404, choose(page.resource, exchange.request.headers["accept-encoding"]));
  else sendText(exchange, 404, "There is no such page.");
}

function isCompressed(resource: Resource): boolean {
  return resource.br !== undefined || resource.gzip !== undefined;
}

function choose(resource: Resource, acceptEncoding: string | string[] | undefined): Representation {
  if (typeof acceptEncoding !== "string" || !isCompressed(resource)) return resource.plain;
  const accepted = acceptedEncodings(acceptEncoding);
  return (accepted.br && resource.br) || (accepted.gzip && resource.gzip) || resource.plain;
}

/** If-None-Match uses weak comparison: a proxy may have prefixed the tag with `W/`. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
