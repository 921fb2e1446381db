import type { IncomingMessage, ServerResponse } from "node:http";

export type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The part used of the Express app that Gatsby passes to `developMiddleware`. */
export interface MiddlewareHost {
  use(handler: Handler): unknown;
}
