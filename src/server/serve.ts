import type { FastifyInstance } from "fastify";
import { createApp, type AppOptions } from "./app";
import type { Settings } from "./settings";

/** The part of the leads that serving needs. */
export interface ServedLeads {
  register(app: FastifyInstance): void | Promise<void>;
  health(): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export interface ServeOptions extends Pick<AppOptions, "publicDir" | "logger" | "memoryLimits"> {
  settings: Settings;
  leads: ServedLeads;
}

export interface Serving {
  /** Address to open in a browser, such as `http://localhost:8000`. */
  address: string;
  /** Stops accepting, waits for requests under way (at most `limit` milliseconds), then closes the leads. */
  stop(limit?: number): Promise<void>;
}

const STOP_LIMIT = 10_000;
const IDLE_CHECK = 100;

/** Starts serving. Rejects with a readable message when that cannot be; the leads are closed then, too. */
export async function serve({ leads, ...options }: ServeOptions): Promise<Serving> {
  const { settings } = options;
  const app = await openApp(leads, options).catch(async (error: unknown) => {
    await leads.close();
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
      await leads.close();
    },
  };
}

async function openApp(leads: ServedLeads, options: Omit<ServeOptions, "leads">): Promise<FastifyInstance> {
  const { port, host } = options.settings;
  const registerApi = (app: FastifyInstance) => leads.register(app);
  const app = await createApp({ ...options, registerApi, health: () => leads.health() });
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
    return app;
  } catch (error) {
    await app.close();
    throw new Error(listenProblem(error, options.settings), { cause: error });
  }
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
