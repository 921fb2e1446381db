import { Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import type { Health } from "./http/healthRoutes";
import { createApp, type AppOptions } from "./http/app";
import { browserAddress } from "./terminal/logLine";
import type { Settings } from "./config/settings";
import { listenProblem } from "./listenProblem";

/** A part of the API: adds its routes, and finishes its work once no requests are in progress. */
export interface Service {
  register(app: FastifyInstance): void | Promise<void>;
  /** Begins no more work besides requests, and breaks off what takes longer than `graceMs`. */
  stop?(graceMs: number): Promise<void>;
  close?(): Promise<void>;
}

export interface ServedLeads extends Service {
  health(): Promise<Health>;
}

export interface ServeOptions extends Pick<AppOptions, "publicDir" | "site" | "logger" | "memoryLimits"> {
  settings: Settings;
  leads: ServedLeads;
  others?: readonly Service[];
  /** The descriptor of a socket to listen on, instead of the port. */
  socket?: number | undefined;
}

interface Serving {
  address: string;
  /** Takes no more connections, ends those that there are, then closes the services. */
  stop(patience?: Partial<Patience>): Promise<void>;
}

interface Patience {
  /** How long visitors who have kept a connection may use it once more: their request may be on its way. */
  keptMs: number;
  /** How long requests and attempts in progress may take. */
  workMs: number;
}

const PATIENT: Patience = { keptMs: 0, workMs: 10_000 };

/** Another server waits to listen: it all has to be over within two seconds. */
export const HURRIED: Patience = { keptMs: 300, workMs: 900 };

const IDLE_CHECK_MS = 50;

export const serve = async (options: ServeOptions): Promise<Serving> => (await prepareToServe(options)).listen();

/**
 * Builds all that answers visitors, for whom it listens later.
 * @throws a readable message; all services are closed then
 */
export async function prepareToServe({ leads, others = [], socket, ...options }: ServeOptions) {
  const services = [leads, ...others];
  const registerApi = (scope: FastifyInstance) => registerAll(services, scope);
  const app = await createApp({ ...options, registerApi, health: () => leads.health() }).catch(
    async (error: unknown) => {
      // There is no application yet to close them.
      for (const service of services.toReversed()) await service.close?.();
      throw error;
    },
  );
  async function stop(patience: Partial<Patience> = {}): Promise<void> {
    const { keptMs, workMs } = { ...PATIENT, ...patience };
    const connections = promisify(app.server.getConnections.bind(app.server));
    const stopping = Promise.all(services.map((service) => service.stop?.(workMs)));
    const untilMs = performance.now() + keptMs;
    // The HTTP server's own `close` would also cut connections on which a visitor's next request is on its way.
    if (app.server.listening) Server.prototype.close.call(app.server);
    while (performance.now() < untilMs && (await connections()) > 0) await sleep(IDLE_CHECK_MS);
    // Connections are kept alive after their last response and would delay stopping, so check now and then.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), workMs);
    await stopping;
    await app.close();
    clearInterval(idle);
    clearTimeout(cut);
  }

  return {
    stop,
    /** @throws ListenError; all services are closed then */
    async listen(): Promise<Serving> {
      await listen(app, options.settings, socket);
      const port = portOf(app) ?? options.settings.port;
      return { address: browserAddress({ address: options.settings.host, port }), stop };
    },
  };
}

/** Adds every service's routes. When the application closes and no request is in progress, the last one closes first. */
export async function registerAll(services: readonly Service[], app: FastifyInstance): Promise<void> {
  for (const service of services) {
    app.addHook("onClose", async () => service.close?.());
    await service.register(app);
  }
}

async function listen(app: FastifyInstance, settings: Settings, socket: number | undefined): Promise<void> {
  const { port, host } = settings;
  const place = socket === undefined ? { port, host } : { fd: socket };
  try {
    await app.listen({ ...place, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    await app.close();
    throw listenProblem(error, settings);
  }
}

function portOf(app: FastifyInstance): number | undefined {
  const listening = app.server.address();
  return listening !== null && typeof listening === "object" ? listening.port : undefined;
}
