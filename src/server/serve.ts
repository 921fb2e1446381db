import { Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import type { Health } from "./http/healthRoutes";
import { createApp, type AppOptions } from "./http/app";
import { browserAddress } from "./terminal/say";
import type { Settings } from "./config/settings";
import { errorCode } from "../platform/errorCode";
import { reasonOf } from "../platform/reasonOf";

/** A part of the API: adds its routes, and finishes its work once no requests are in progress. */
export interface Service {
  register(app: FastifyInstance): void | Promise<void>;
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

export interface Serving {
  address: string;
  /** Lets another process take over: takes no more connections, serves those it has for a while, then stops. */
  retire(): Promise<void>;
  /** Stops accepting connections, waits up to `limitMs` for requests in progress, then closes the services. */
  stop(limitMs?: number): Promise<void>;
}

const STOP_LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 100;
/** How long visitors may keep a connection to a process that retires. Their next response there ends it anyway. */
const RETIRE_AFTER_MS = 10_000;

/** The server cannot listen where the settings say: no other release could. */
export class ListenError extends Error {}

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
  async function stop(limitMs = STOP_LIMIT_MS): Promise<void> {
    // Connections are kept alive after their last response and would delay stopping, so check now and then.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    const patience = setTimeout(() => app.server.closeAllConnections(), limitMs);
    await app.close();
    clearInterval(idle);
    clearTimeout(patience);
  }

  async function retire(): Promise<void> {
    const connections = promisify(app.server.getConnections.bind(app.server));
    const untilMs = performance.now() + RETIRE_AFTER_MS;
    // The HTTP server's own `close` would also cut connections on which a visitor's next request is on its way.
    Server.prototype.close.call(app.server);
    while ((await connections()) > 0 && performance.now() < untilMs) await sleep(IDLE_CHECK_MS);
    await stop();
  }

  return {
    stop,
    /** @throws ListenError; all services are closed then */
    async listen(): Promise<Serving> {
      await listen(app, options.settings, socket);
      const port = portOf(app) ?? options.settings.port;
      return { address: browserAddress({ address: options.settings.host, port }), stop, retire };
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
    throw new ListenError(listenProblem(error, settings), { cause: error });
  }
}

function portOf(app: FastifyInstance): number | undefined {
  const listening = app.server.address();
  return listening !== null && typeof listening === "object" ? listening.port : undefined;
}

function listenProblem(error: unknown, { host, port }: Settings): string {
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} is reserved for the system: choose one above 1023, for example PORT=8000`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST is "${host}", which is not an address of this machine`;
  return `The server cannot listen on ${host}:${port}: ${reasonOf(error)}`;
}
