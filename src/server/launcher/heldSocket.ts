// The socket that visitors' connections wait in, whichever server takes them: the launcher holds it, and never accepts.
import { lookup } from "node:dns/promises";
import net from "node:net";
import { getSystemErrorName } from "node:util";
import { isRecord } from "../../content/isRecord";
import type { Settings } from "../config/settings";
import { listenProblem } from "../listenProblem";

/** The descriptor of the socket that systemd has passed to this process (sd_listen_fds). */
const passedSocket = ({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): number | undefined =>
  LISTEN_FDS === "1" && LISTEN_PID === String(process.pid) ? 3 : undefined;

// Until the process ends, so that the socket is not collected as garbage.
const held: unknown[] = [];

/**
 * Binds without listening, as Node's cluster does: `listen` would accept connections here.
 * @throws an error with the system's code
 */
async function bind({ host, port }: Pick<Settings, "host" | "port">): Promise<number> {
  const { address, family } = await lookup(host);
  const bindTo: unknown = Reflect.get(net, "_createServerHandle");
  if (typeof bindTo !== "function") throw new Error("this version of Node cannot hold a socket");
  const handle: unknown = bindTo(address, port, family, -1, 0);
  const fail = (code: unknown) =>
    Object.assign(new Error("bind"), { code: typeof code === "number" ? getSystemErrorName(code) : "" });
  if (!isRecord(handle) || typeof handle.fd !== "number" || typeof handle.getsockname !== "function")
    throw fail(handle);
  held.push(handle);
  // A port in use is reported only here.
  const problem: unknown = handle.getsockname({});
  if (problem !== 0) throw fail(problem);
  return handle.fd;
}

/**
 * The descriptor of the socket: systemd's or, without one, that of the port.
 * @throws ListenError
 */
export async function holdSocket(env: NodeJS.ProcessEnv, settings: Pick<Settings, "host" | "port">): Promise<number> {
  const passed = passedSocket(env);
  if (passed !== undefined) return passed;
  return bind(settings).catch((error: unknown) => {
    throw listenProblem(error, settings);
  });
}
