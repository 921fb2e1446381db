import { createServer, type RequestListener, type Server } from "node:http";
import { isApiPath } from "./api";
import type { AnswerSite } from "./staticSite";

/** Milliseconds that a whole request may take to arrive. */
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds without a byte either way after which a connection is closed. */
const CONNECTION_TIMEOUT = 120_000;
/** Milliseconds that a connection waits for its next request: longer than load balancers do, so that they close first. */
const KEEP_ALIVE_TIMEOUT = 72_000;

/** The HTTP server: pages are answered straight from the index, the framework works for the API alone. */
export function createHttpServer(answerApi: RequestListener, answerSite: AnswerSite | undefined): Server {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE_TIMEOUT },
    (request, response) => {
      if (answerSite && !isApiPath(request.url ?? "")) answerSite(request, response);
      else answerApi(request, response);
    },
  );
  return server.setTimeout(CONNECTION_TIMEOUT);
}
