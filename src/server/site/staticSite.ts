import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings, readByteRange, parseRequestPath, type ByteRange } from "./requestPath";
import { type Representation, type Resource, type SiteIndex, type Entry, without } from "./siteIndex";
import { closestPath } from "../../site/closestPath";
import { open, type FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream";

/** A request and its response. Headers are flat lists: name, value, name, value … */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  siteWide: readonly string[];
}

function sendText(
  { request, response, siteWide }: Exchange,
  status: number,
  text: string,
  headers: readonly string[] = [],
): void {
  const body = `${text}\n`;
  const own = ["content-type", "text/plain; charset=utf-8", "content-length", String(Buffer.byteLength(body))];
  response.writeHead(status, [...siteWide, ...headers, ...own]);
  response.end(request.method === "HEAD" ? undefined : body);
}

export function sendWhole(exchange: Exchange, status: number, { body, headers }: Representation): void {
  const { request, response } = exchange;
  if (request.method === "HEAD") response.writeHead(status, headers).end();
  else if (body.bytes) response.writeHead(status, headers).end(body.bytes);
  else stream(exchange, status, headers, body, { start: 0, end: body.size - 1 });
}

function sendPart(exchange: Exchange, { body, headers }: Representation, range: ByteRange): void {
  const { start, end } = range;
  const partHeaders = [
    ...without(headers, ["content-length"]),
    ...["content-length", String(end - start + 1), "content-range", `bytes ${start}-${end}/${body.size}`],
  ];
  if (body.bytes) exchange.response.writeHead(206, partHeaders).end(body.bytes.subarray(start, end + 1));
  else stream(exchange, 206, partHeaders, body, range);
}

function stream(
  exchange: Exchange,
  status: number,
  headers: string[],
  body: Representation["body"],
  range: ByteRange,
): void {
  openUnchanged(body.filePath, body.size).then(
    (handle) => {
      // Whoever left while the file was being opened: from Node 24 on, piping to them throws.
      if (exchange.response.destroyed) return void handle.close();
      exchange.response.writeHead(status, headers);
      // A visitor leaving midway is not an error; the pipeline closes the file either way.
      pipeline(handle.createReadStream({ ...range }), exchange.response, () => undefined);
    },
    () => sendText(exchange, 503, "The site is being renewed: try again in a minute.", ["retry-after", "60"]),
  );
}

/** Rejects when the file is gone or its size has changed since startup: the announced length would be wrong. */
async function openUnchanged(filePath: string, size: number): Promise<FileHandle> {
  const handle = await open(filePath);
  if ((await handle.stat()).size === size) return handle;
  await handle.close();
  throw new Error(`${filePath} has changed since the server started`);
}

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
