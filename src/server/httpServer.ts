import { createServer, type RequestListener, type Server } from "node:http";
import { isApiPath } from "./api";
import type { AnswerSite } from "./site/staticSite";

/** A whole request may take this long to arrive. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Without a byte either way a connection is closed after this. */
const CONNECTION_TIMEOUT_MS = 120_000;
/** A connection waits this long for its next request: longer than load balancers do, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** The HTTP server: pages are answered straight from the index, the framework works for the API alone. */
export function createHttpServer(answerApi: RequestListener, answerSite: AnswerSite | undefined): Server {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS },
    (request, response) => {
      if (answerSite && !isApiPath(request.url ?? "")) answerSite(request, response);
      else answerApi(request, response);
    },
  );
  return server.setTimeout(CONNECTION_TIMEOUT_MS);
}
