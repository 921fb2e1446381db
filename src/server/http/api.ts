import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { registerHealth, type HealthOptions } from "./healthRoutes";
import type { Metrics } from "./metrics";
import { registerMetrics } from "./metricsRoute";
import { ANSWER_POLICY } from "../../site/answerPolicy";

export interface ApiOptions extends HealthOptions {
  /** Adds routes by full path (`/api/contacts`). */
  registerApi?: ((app: FastifyInstance) => void | Promise<void>) | undefined;
  siteWide: ReadonlyMap<string, string>;
  metrics?: Metrics | undefined;
}

/** Maximum request body: several times a form with its calculation. */
export const BODY_LIMIT_BYTES = 16 * 1024;

const MESSAGES: Readonly<Record<number, string>> = {
  400: "The request cannot be read: send valid JSON.",
  404: "There is no such address.",
  405: "This method does not work here.",
  413: "The request is too large.",
  415: "Send JSON (content-type: application/json).",
  500: "Something went wrong on our side. Please try again.",
};

const API_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": ANSWER_POLICY,
  "x-content-type-options": "nosniff",
};

const API_TARGET = /^(?:[a-zA-Z]+:\/\/[^/?#]*)?\/api(?:[/?#]|$)/;

/** True for request targets (paths, or absolute URLs as sent by proxies) handled by the API, never by the site. */
export function isApiPath(target: string): boolean {
  return API_TARGET.test(target);
}

/** Registers everything below `/api` on `scope`, a separate instance: responses are JSON and never cached. */
export async function registerApiRoutes(scope: FastifyInstance, options: ApiOptions): Promise<void> {
  const headers = { ...Object.fromEntries(options.siteWide), ...API_HEADERS };
  scope.addHook("onRequest", async ({ id }, reply) => void reply.headers({ ...headers, "x-request-id": id }));
  // Logs the route's pattern instead of the URL: queries, bodies, and senders are personal data.
  scope.addHook("onResponse", async ({ log, method, routeOptions }, reply) => {
    const facts = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    log.info(facts, "request answered");
    options.metrics?.observe({
      route: routeOptions.url ?? "/api/*",
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  scope.setErrorHandler(answerApiError);
  registerHealth(scope, options);
  if (options.metrics) registerMetrics(scope, options.metrics, options);
  await options.registerApi?.(scope);
  // In onRequest, so that the response neither waits for a body nor depends on its type.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => answerUnknownApi(scope, request, reply);
  for (const url of ["/api", "/api/*"]) {
    scope.route({ method: scope.supportedMethods, url, onRequest, handler: () => undefined });
  }
}

/** 405 with the allowed methods when the path has routes, otherwise 404. */
export function answerUnknownApi(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = request.url.split(/[?#]/, 1)[0] ?? "";
  const allowed = url.startsWith("/api/") ? app.supportedMethods.filter((method) => app.hasRoute({ method, url })) : [];
  reply.headers(API_HEADERS);
  if (allowed.length === 0) return reply.code(404).send({ message: MESSAGES[404] });
  return reply.code(405).header("allow", allowed.join(", ")).send({ message: MESSAGES[405] });
}

/** Turns any error into `{ message }`: a client error keeps its status, all others are 500; never the error's own message. */
export function answerApiError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
  if (status === 500) request.log.error({ err: error }, "a request failed");
  reply.headers(API_HEADERS);
  return reply.code(status).send({ message: MESSAGES[status] ?? STATUS_CODES[status] ?? MESSAGES[500] });
}
