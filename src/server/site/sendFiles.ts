import { open, type FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { ByteRange } from "./requestPath";
import { without, type Representation } from "./siteIndex";

/** A request and its response. Headers are flat lists: name, value, name, value … */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  siteWide: readonly string[];
}

export function sendText(
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

export function sendPart(exchange: Exchange, { body, headers }: Representation, range: ByteRange): void {
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
