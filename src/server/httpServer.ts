import { createServer, type RequestListener, type Server } from "node:http";
import { isApiPath } from "./api";
import type { AnswerSite } from "./site/staticSite";

/** What one connection may cost; times in milliseconds. */
export interface ConnectionLimits {
  /** The headers of a request may take this long to arrive. */
  headersMs: number;
  /** A whole request may take this long to arrive. */
  requestMs: number;
  /** How often connections are looked at for these two. */
  checkEveryMs: number;
  /** Connections at a time; further ones are closed at once. Well below the usual limit of open files. */
  connections: number;
}

const LIMITS: ConnectionLimits = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 2000, connections: 8000 };
/** Without a byte either way a connection is closed after this. */
const CONNECTION_TIMEOUT_MS = 120_000;
/** A connection waits this long for its next request: longer than load balancers do, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** The HTTP server: pages are answered straight from the index, the framework works for the API alone. */
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
