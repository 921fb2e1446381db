import type { FastifyInstance } from "fastify";
import { contentFolderOf, publicFolderOf } from "../build/release/releases";
import type { Health } from "./http/healthRoutes";
import { createApp, type AppOptions } from "./http/app";
import type { Settings } from "./config/settings";

/** Folders of a release, or of the project, that services read. */
export interface ReleaseFolders {
  publicFolder: string;
  contentFolder: string;
}

/** A part of the API: adds its routes, and finishes its work once no requests are in progress. */
export interface Service {
  register(app: FastifyInstance): void | Promise<void>;
  /** Switches to the files of a new release. If it rejects, the release is not served. */
  renew?(release: ReleaseFolders): Promise<void>;
  close?(): Promise<void>;
}

/** The part of the lead services needed for serving. */
export interface ServedLeads extends Service {
  health(): Promise<Health>;
}

export interface ServeOptions extends Pick<AppOptions, "publicDir" | "releases" | "logger" | "memoryLimits"> {
  settings: Settings;
  leads: ServedLeads;
  /** The other services below `/api`. They close before the leads, whose store they may use. */
  others?: readonly Service[];
}

export interface Serving {
  /** Address to open in a browser, such as `http://localhost:8000`. */
  address: string;
  /** Stops accepting connections, waits up to `limitMs` for requests in progress, then closes the services. */
  stop(limitMs?: number): Promise<void>;
}

const STOP_LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 100;

/** Starts serving. On failure, closes all services and rejects with a readable message. */
export async function serve({ leads, others = [], ...options }: ServeOptions): Promise<Serving> {
  const services = [leads, ...others];
  const registerApi = (scope: FastifyInstance) => registerAll(services, scope);
  const prepareRelease = async (release: string) => {
    const folders = { publicFolder: publicFolderOf(release), contentFolder: contentFolderOf(release) };
    for (const service of services) await service.renew?.(folders);
  };
  const app = await createApp({ ...options, registerApi, prepareRelease, health: () => leads.health() }).catch(
    async (error: unknown) => {
      // There is no application yet to close them.
      for (const service of services.toReversed()) await service.close?.();
      throw error;
    },
  );
  await listen(app, options.settings);
  return {
    address: browserAddress(app, options.settings),
    async stop(limitMs = STOP_LIMIT_MS) {
      // Connections are kept alive after their last response and would delay stopping, so check now and then.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
      const patience = setTimeout(() => app.server.closeAllConnections(), limitMs);
      await app.close();
      clearInterval(idle);
      clearTimeout(patience);
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

/**
 * The socket passed by systemd (sd_listen_fds): while the server restarts, visitors wait instead of being refused.
 */
function heldSocket({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): { fd?: number } {
  return LISTEN_FDS === "1" && LISTEN_PID === String(process.pid) ? { fd: 3 } : {};
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  const { port, host } = settings;
  const place = { port, host, ...heldSocket(process.env) };
  try {
    await app.listen({ ...place, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    await app.close();
    throw new Error(listenProblem(error, settings), { cause: error });
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
    return `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} is reserved for the system: choose one above 1023, for example PORT=8000`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST is "${host}", which is not an address of this machine`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}
