import Fastify, { LogController, type FastifyInstance } from "fastify";
import { answerApiError, answerUnknownApi, BODY_LIMIT_BYTES, registerApiRoutes, type ApiOptions } from "./api";
import type { Health } from "./healthRoutes";
import { REASONS, type HealthReason } from "./healthReasons";
import { createHttpServer, type ConnectionLimits, answerClientError } from "./httpServer";
import { createMetrics, measured } from "./metrics";
import { loadSite, type Site } from "../site/loadSite";
import { loggerOptions, type LogStream } from "./logging";
import type { MemoryLimits } from "../site/publicFiles";
import type { Settings } from "../config/settings";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What proxies send. Anything else could forge log lines, or fill the disk. */
const SOUND = /^[\w.:=+/-]{1,128}$/;

/** The ID by which a request is found in the logs of the proxy and the server: from `X-Request-Id` if sound, or made. */
function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && SOUND.test(sent) ? sent : randomUUID();
}

export interface AppOptions extends Pick<ApiOptions, "registerApi" | "health"> {
  /** The pages, or the folder to read them from. Without them, only `/api` is served (in development, Gatsby serves them). */
  site?: Site;
  publicDir?: string;
  settings: Pick<Settings, "trustedProxies"> & Partial<Pick<Settings, "healthToken" | "isHttps">>;
  /** `false` disables logging; a stream receives the lines instead of standard output. */
  logger?: false | LogStream;
  memoryLimits?: MemoryLimits;
  connectionLimits?: ConnectionLimits;
}

/** A proxy is near; a visitor who claims to be one is not. */
const isNear = (address: string) =>
  /^(?:::ffff:)?(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]/i.test(address);

function watchProxies(app: FastifyInstance): () => HealthReason[] {
  let [isTold, isBeside] = [false, false];
  app.addHook("onRequest", async (request) => {
    // A trusted proxy would yield more than one address.
    if (request.headers["x-forwarded-for"] === undefined || (request.ips ?? []).length > 1) return;
    isBeside ||= isNear(request.ip);
    if (!isTold) request.log.warn(REASONS.proxy);
    isTold = true;
  });
  return () => (isBeside ? [REASONS.proxy] : []);
}

const withReasons = (health: () => Promise<Health>, more: () => HealthReason[]) => async () => {
  const { degraded = [], ...facts } = await health();
  return { degraded: [...more(), ...degraded], ...facts };
};

async function openSite({ site, publicDir, memoryLimits: limits, settings: { isHttps } }: AppOptions) {
  return site ?? (publicDir === undefined ? undefined : loadSite({ publicDir }, { isHttps, limits }));
}

/**
 * Builds the server of the site and its API, ready to listen or to be mounted. Rejects with a readable message when
 * the built site cannot be read.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, logger, connectionLimits, registerApi, health } = options;
  const site = await openSite(options);
  // Nobody could read them without the token.
  const metrics = settings.healthToken === undefined ? undefined : createMetrics();
  const answerSite = site && metrics ? measured(site.answer, metrics) : site?.answer;
  const app = Fastify({
    logger: logger === false ? false : loggerOptions(logger),
    genReqId: requestIdOf,
    // The API logs one line per response, without queries and addresses; pages log nothing.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handler) => createHttpServer(handler, answerSite, connectionLimits),
    clientErrorHandler: answerClientError,
    frameworkErrors: answerApiError,
  });
  const proxies = watchProxies(app);
  app.setErrorHandler(answerApiError);
  app.setNotFoundHandler((request, reply) => answerUnknownApi(app, request, reply));
  await app.register((scope) =>
    registerApiRoutes(scope, {
      registerApi,
      health: health && withReasons(health, proxies),
      healthToken: settings.healthToken,
      metrics,
      siteWide: site?.siteWide ?? new Map(),
    }),
  );
  await app.ready();
  return app;
}
