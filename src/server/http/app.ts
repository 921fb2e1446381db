import Fastify, { LogController, type FastifyInstance } from "fastify";
import { answerApiError, answerUnknownApi, BODY_LIMIT_BYTES, registerApiRoutes, type ApiOptions } from "./api";
import { answerClientError } from "./clientErrors";
import { createHttpServer, type ConnectionLimits } from "./httpServer";
import { loadSite, type Site } from "../site/loadSite";
import { followReleases, type FollowOptions } from "../site/followReleases";
import { loggerOptions, type LogStream } from "./logging";
import type { MemoryLimits } from "../site/publicFiles";
import type { Settings } from "../config/settings";

export interface AppOptions extends Pick<ApiOptions, "registerApi" | "health"> {
  /** The built site. Without it and `releases`, only `/api` is served (in development, Gatsby serves the pages). */
  publicDir?: string;
  /** A folder of releases: the current one is served, and each later one. */
  releases?: string;
  /** Receives the folder of a new release before its pages are served. */
  prepareRelease?: FollowOptions["prepare"];
  settings: Pick<Settings, "trustedProxies"> & Partial<Pick<Settings, "healthToken" | "hsts">>;
  /** `false` disables logging; a stream receives the lines instead of standard output. */
  logger?: false | LogStream;
  memoryLimits?: MemoryLimits;
  connectionLimits?: ConnectionLimits;
}

/** Warns once when an untrusted proxy forwards addresses: all its visitors count as one. */
function warnOfStrangeProxies(app: FastifyInstance): void {
  let isTold = false;
  app.addHook("onRequest", async (request) => {
    // A trusted proxy would yield more than one address.
    if (isTold || request.headers["x-forwarded-for"] === undefined || (request.ips ?? []).length > 1) return;
    isTold = true;
    request.log.warn(
      "X-Forwarded-For comes from a proxy that TRUSTED_PROXIES does not name: its visitors count as one",
    );
  });
}

/** The site specified by the options. */
async function openSite(options: AppOptions): Promise<Site | undefined> {
  const { publicDir, releases, memoryLimits: limits, settings, prepareRelease: prepare } = options;
  if (releases !== undefined) return followReleases(releases, { hsts: settings.hsts, limits, prepare });
  return publicDir === undefined ? undefined : loadSite(publicDir, { hsts: settings.hsts, limits });
}

/**
 * Builds the server of the site and its API, ready to listen or to be mounted. Rejects with a readable message when
 * the built site cannot be read.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, logger, connectionLimits, registerApi, health } = options;
  const site = await openSite(options);
  const app = Fastify({
    logger: logger === false ? false : loggerOptions(logger),
    // The API logs one line per response, without queries and addresses; pages log nothing.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handler) => createHttpServer(handler, site?.answer, connectionLimits),
    clientErrorHandler: answerClientError,
    frameworkErrors: answerApiError,
  });
  warnOfStrangeProxies(app);
  app.addHook("onReady", async () => site?.start?.(app.log));
  app.addHook("onClose", async () => site?.stop?.());
  app.setErrorHandler(answerApiError);
  app.setNotFoundHandler((request, reply) => answerUnknownApi(app, request, reply));
  await app.register((scope) =>
    registerApiRoutes(scope, {
      registerApi,
      health,
      healthToken: settings.healthToken,
      siteWide: () => site?.siteWide() ?? new Map(),
    }),
  );
  await app.ready();
  return app;
}
