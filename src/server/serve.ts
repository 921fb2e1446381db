import type { FastifyInstance } from "fastify";
import { createApp, type AppOptions } from "./app";
import type { Settings } from "./settings";

/** A part of the API: adds its routes, and ends what it has under way. */
export interface Service {
  register(app: FastifyInstance): void | Promise<void>;
  close(): Promise<void>;
}

/** The part of the leads that serving needs. */
export interface ServedLeads extends Service {
  health(): Promise<Record<string, unknown>>;
}

export interface ServeOptions extends Pick<AppOptions, "publicDir" | "logger" | "memoryLimits"> {
  settings: Settings;
  leads: ServedLeads;
  /** What else answers below `/api`. It closes before the leads, whose store it may use. */
  others?: readonly Service[];
}

export interface Serving {
  /** Address to open in a browser, such as `http://localhost:8000`. */
  address: string;
  /** Stops accepting, waits for requests under way (at most `limit` milliseconds), then closes the services. */
  stop(limit?: number): Promise<void>;
}

const STOP_LIMIT = 10_000;
const IDLE_CHECK = 100;

/** Starts serving. Rejects with a readable message when that cannot be; all services are closed then, too. */
export async function serve({ leads, others = [], ...options }: ServeOptions): Promise<Serving> {
  const { settings } = options;
  const services = [leads, ...others];
  const app = await openApp(services, { ...options, health: () => leads.health() }).catch(async (error: unknown) => {
    await closeAll(services);
    throw error;
  });
  return {
    address: browserAddress(app, settings),
    async stop(limit = STOP_LIMIT) {
      // A connection is kept open after its last answer: without a look now and then it would hold up the stop.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK);
      const patience = setTimeout(() => app.server.closeAllConnections(), limit);
      await app.close();
      clearInterval(idle);
      clearTimeout(patience);
      await closeAll(services);
    },
  };
}

async function closeAll(services: readonly Service[]): Promise<void> {
  for (const service of services.toReversed()) await service.close();
}

async function openApp(
  services: readonly Service[],
  options: Omit<AppOptions, "registerApi"> & { settings: Settings },
): Promise<FastifyInstance> {
  const { port, host } = options.settings;
  const app = await createApp({ ...options, registerApi: (scope) => registerAll(services, scope) });
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
    return app;
  } catch (error) {
    await app.close();
    throw new Error(listenProblem(error, options.settings), { cause: error });
  }
}

/** Adds the routes of every service. */
export async function registerAll(services: readonly Service[], app: FastifyInstance): Promise<void> {
  for (const service of services) await service.register(app);
}

function browserAddress(app: FastifyInstance, { host, port }: Settings): string {
  const listening = app.server.address();
  const actualPort = listening !== null && typeof listening === "object" ? listening.port : port;
  const isThisMachine = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  const name = isThisMachine ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${actualPort}`;
}

function listenProblem(error: unknown, { host, port }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program: stop it, or choose another port, for example PORT=${port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} is reserved for the system: choose one above 1023, for example PORT=8000`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST is "${host}", which is no address of this machine`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}
