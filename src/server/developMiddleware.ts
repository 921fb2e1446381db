// The API inside `gatsby develop`: Gatsby serves the pages, and the same app as in production serves /api.
import type { FastifyInstance } from "fastify";
import type { MiddlewareHost } from "../platform/middlewareHost";
import { loadEnvironment } from "../platform/environment";
import { reasonOf } from "../platform/reasonOf";
import { ANSWER_POLICY } from "../site/answerPolicy";
import { isApiPath } from "./http/api";
import { createApp } from "./http/app";
import { registerAll } from "./serve";
import { checkSettings, openServices } from "./services";

/** Mounts the API in Gatsby's development server; invalid settings are reported at startup and in every API response. */
export function mountApi(host: MiddlewareHost): void {
  const opening = openApi();
  opening.catch((error: unknown) => process.stderr.write(`The API is not available: ${reasonOf(error)}\n`));
  host.use((request, response, next) => {
    if (!isApiPath(request.url ?? "")) {
      next();
      return;
    }
    opening.then(
      (app) => app.routing(request, response),
      (error: unknown) => {
        response.writeHead(503, {
          "content-type": "application/json; charset=utf-8",
          "cache-control": "no-store",
          "content-security-policy": ANSWER_POLICY,
        });
        response.end(JSON.stringify({ message: reasonOf(error) }));
      },
    );
  });
}

async function openApi(): Promise<FastifyInstance> {
  const env = loadEnvironment();
  const settings = checkSettings(env);
  const { leads, others } = await openServices(env, settings);
  return createApp({
    settings,
    registerApi: (app) => registerAll([leads, ...others], app),
    health: () => leads.health(),
  });
}
