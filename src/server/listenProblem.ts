import { reasonOf } from "../platform/reasonOf";
import { errorCode } from "../platform/errorCode";
import type { Settings } from "./config/settings";

/** The server cannot listen where the settings say: no other release could. */
export class ListenError extends Error {}

function sentence(error: unknown, { host, port }: Pick<Settings, "host" | "port">): string {
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} is reserved for the system: choose one above 1023, for example PORT=8000`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST is "${host}", which is not an address of this machine`;
  return `The server cannot listen on ${host}:${port}: ${reasonOf(error)}`;
}

export const listenProblem = (error: unknown, settings: Pick<Settings, "host" | "port">): ListenError =>
  new ListenError(sentence(error, settings), { cause: error });
