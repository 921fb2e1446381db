import type { IncomingMessage, ServerResponse } from "node:http";

export type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** What is used of the Express app that Gatsby hands to `developMiddleware`. */
export interface MiddlewareHost {
  use(handler: Handler): unknown;
}
