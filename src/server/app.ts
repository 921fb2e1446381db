import Fastify, { LogController, type FastifyInstance } from "fastify";
import { answerApiError, answerUnknownApi, registerApiRoutes, type ApiOptions } from "./api";
import { answerClientError } from "./clientErrors";
import { createHttpServer, type ConnectionLimits } from "./httpServer";
import { loadSite, type Site } from "./site/loadSite";
import { followReleases, type FollowOptions } from "./site/followReleases";
import { loggerOptions, type LogStream } from "./logging";
import type { MemoryLimits } from "./site/publicFiles";
import type { Settings } from "./config/settings";

export interface AppOptions extends Pick<ApiOptions, "registerApi" | "health"> {
  /** The built site. Without it and `releases` only `/api` is answered (in development, where Gatsby serves the pages). */
  publicDir?: string;
  /** A folder of releases: the one that is shown is served, and each that comes after it. */
  releases?: string;
  /** Gets the folder of a new release before its pages are shown. */
  prepareRelease?: FollowOptions["prepare"];
  settings: Pick<Settings, "trustedProxies"> & Partial<Pick<Settings, "healthToken" | "hsts">>;
  /** `false` logs nothing; a stream receives the lines instead of standard output. */
  logger?: false | LogStream;
  memoryLimits?: MemoryLimits;
  connectionLimits?: ConnectionLimits;
}

/** Largest request body: a form with its calculation fits several times. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** Tells once that a proxy forwards addresses and is not believed: all its visitors count as one. */
function warnOfStrangeProxies(app: FastifyInstance): void {
  let isTold = false;
  app.addHook("onRequest", async (request) => {
    // What is believed makes more than one address.
    if (isTold || request.headers["x-forwarded-for"] === undefined || (request.ips ?? []).length > 1) return;
    isTold = true;
    request.log.warn(
      "X-Forwarded-For comes from a proxy that TRUSTED_PROXIES does not name: its visitors count as one",
    );
  });
}

/** The site that the options name. */
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
    // The API writes its own line per answer, without queries and addresses; pages write none.
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
      siteWide: site?.siteWide ?? new Map(),
    }),
  );
  await app.ready();
  return app;
}
