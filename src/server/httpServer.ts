import { createServer, type RequestListener, type Server } from "node:http";
import { isApiPath } from "./api";
import type { AnswerSite } from "./site/staticSite";

/** Limits on connections; times in milliseconds. */
export interface ConnectionLimits {
  /** How long the headers of a request may take to arrive. */
  headersMs: number;
  /** How long a whole request may take to arrive. */
  requestMs: number;
  /** How often connections are checked against these two. */
  checkEveryMs: number;
  /** Concurrent connections; further ones are closed immediately. Well below the usual limit of open files. */
  connections: number;
}

const LIMITS: ConnectionLimits = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 2000, connections: 8000 };
/** A connection idle in both directions is closed after this. */
const CONNECTION_TIMEOUT_MS = 120_000;
/** How long a connection waits for its next request: longer than load balancers do, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** The HTTP server: pages are served straight from the index; the framework only handles the API. */
export function createHttpServer(
  answerApi: RequestListener,
  answerSite: AnswerSite | undefined,
  limits: ConnectionLimits = LIMITS,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    (request, response) => {
      if (answerSite && !isApiPath(request.url ?? "")) answerSite(request, response);
      else answerApi(request, response);
    },
  );
  server.maxConnections = limits.connections;
  return server.setTimeout(CONNECTION_TIMEOUT_MS);
}
