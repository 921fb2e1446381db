import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { isApiPath } from "./api";
import { MINUTE_MS } from "../durations";
import { ANSWER_POLICY } from "../../site/answerPolicy";
import type { AnswerSite } from "../site/staticSite";
import type { Socket } from "node:net";

/** Of a refusal in place of Node's own, which would carry no policy. */
const PLAIN = {
  "content-type": "text/plain; charset=utf-8",
  "content-security-policy": ANSWER_POLICY,
  "x-content-type-options": "nosniff",
  connection: "close",
};

// Responses to what never becomes a request: bytes that are not HTTP, oversized headers, stalled senders.
const ANSWERS: Readonly<Record<string, [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The address or the headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};

/** How long a client has to read the response before its connection is destroyed. */
const LINGER_MS = 1000;

/** Responds with one plain sentence and a 4xx status, and closes the connection whether or not the client does. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text] = ANSWERS[error.code ?? ""] ?? ["400 Bad Request", "The request cannot be read."];
  const headers = { ...PLAIN, "content-length": Buffer.byteLength(text) + 1 };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${text}\n`);
  // A client that keeps sending would keep the connection open forever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

export interface ConnectionLimits {
  headersMs: number;
  requestMs: number;
  /** How often connections are checked against these two. */
  checkEveryMs: number;
  /** Concurrent connections; further ones are closed immediately. Well below the usual limit of open files. */
  connections: number;
}

const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkEveryMs: 2000,
  connections: 8000,
};
/** A connection idle in both directions is closed after this. */
const CONNECTION_TIMEOUT_MS = 2 * MINUTE_MS;
/** How long a connection waits for its next request: longer than load balancers do, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

function reject(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, PLAIN).end(`${text}\n`);
}

const lacksHost = ({ headers, httpVersion }: IncomingMessage) => headers.host === undefined && httpVersion === "1.1";

/** The HTTP server: pages are served straight from the index; the framework only handles the API. */
export function createHttpServer(
  answerApi: RequestListener,
  answerSite: AnswerSite | undefined,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      requireHostHeader: false,
    },
    (request, response) => {
      // It stops, and another one may follow: the visitor's next request needs another connection.
      if (!server.listening) response.setHeader("connection", "close");
      if (lacksHost(request)) reject(response, 400, "The Host header is missing.");
      else if (answerSite && !isApiPath(request.url ?? "")) answerSite(request, response);
      else answerApi(request, response);
    },
  );
  server.on("checkExpectation", (_request, response) => reject(response, 417, "This Expect header cannot be met."));
  server.maxConnections = limits.connections;
  return server.setTimeout(CONNECTION_TIMEOUT_MS);
}
