import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { isApiPath } from "./api";
import { MINUTE_MS } from "../durations";
import { ANSWER_POLICY } from "../site/answerPolicy";
import type { AnswerSite } from "../site/staticSite";

/** Limits on connections; times in milliseconds. */
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

/** Rejects a request in place of Node, whose own answer would carry no policy. */
function reject(response: ServerResponse, status: number, text: string): void {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "content-security-policy": ANSWER_POLICY,
    "x-content-type-options": "nosniff",
    connection: "close",
  };
  response.writeHead(status, headers).end(`${text}\n`);
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
      // It stops, or another process takes over: the visitor's next request needs another connection.
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
