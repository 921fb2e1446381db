// What the launcher (dist/server.js) and the server of a release say to each other. Either may be older than the other:
// only add to this file. The launcher names the release in the environment (src/build/release/tryRelease.ts), learns from
// Node's cluster that the server listens, and ends it by SIGTERM.
import { isGroup } from "../../content/isGroup";

/** Set for the process that does what one process has to do: see `Duty`. */
export const DUTY_VARIABLE = "SITE_DUTY";

/** The descriptor of a socket to listen on, instead of PORT and HOST. */
export const SOCKET_VARIABLE = "SITE_SOCKET";

/** Which release is wanted and, if it cannot be shown, why. */
export interface Note {
  order: "note";
  wanted: string;
  reason?: string;
}

/** From the launcher to a server. */
export type Order =
  /** Listen, after `ready`. */
  | { order: "listen" }
  /** It is now the process that does what one process has to do. */
  | { order: "duty" }
  /** Show the pages of the release in this folder: visitors must not get those of two releases. Answered by `showing`. */
  | { order: "show"; folder: string }
  /** The server of that release has taken over: take no more connections, finish, and end. */
  | { order: "retire" }
  /** Say what it has measured. Answered by `measured`. */
  | { order: "measure" }
  /** What all servers have measured, to the one that `asks`. */
  | { order: "figures"; all: unknown[] }
  | Note;

/** From a server to the launcher. */
export type Report =
  | { report: "ready" }
  | { report: "showing" }
  /** It wants the figures of all. */
  | { report: "asks" }
  | { report: "measured"; samples: unknown }
  /** It cannot start. Another release might do better, but not if the settings are wrong or the port is taken. */
  | { report: "failed"; reason: string; isOfRelease: boolean };

export function isReport(message: unknown): message is Report {
  if (!isGroup(message)) return false;
  if (message.report === "failed") return typeof message.reason === "string";
  return /^(ready|showing|asks|measured)$/.test(String(message.report));
}

export function isOrder(message: unknown): message is Order {
  if (!isGroup(message)) return false;
  if (message.order === "note") return typeof message.wanted === "string";
  if (message.order === "show") return typeof message.folder === "string";
  if (message.order === "figures") return Array.isArray(message.all);
  return /^(listen|duty|retire|measure)$/.test(String(message.order));
}
