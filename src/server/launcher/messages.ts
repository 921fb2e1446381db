// What the launcher (dist/server.js) and the server of a release say to each other. Either may be older than the other:
// only add to this file. The launcher names the release in the environment (src/server/release/tryRelease.ts); SIGTERM
// stops a server in peace.
import { isRecord } from "../../content/isRecord";

/** The descriptor of the launcher's socket, on which the server listens. */
export const SOCKET_VARIABLE = "SITE_LISTENS_ON";

export interface Note {
  order: "note";
  wanted: string;
  reason?: string;
}

export type Order =
  /** No other server runs any more: open the store, and take connections. */
  | { order: "serve" }
  /** Another release is ready, and its visitors wait: end within a second or two. */
  | { order: "end" }
  | Note;

export type Report =
  /** Its pages are read and its settings are right. */
  | { report: "ready" }
  /** It takes connections at this address. */
  | { report: "serving"; address: string }
  /** It cannot start. Another release might do better, but not if the settings are wrong or the store is taken. */
  | { report: "failed"; reason: string; isOfRelease: boolean };

export function isReport(message: unknown): message is Report {
  if (!isRecord(message)) return false;
  if (message.report === "failed") return typeof message.reason === "string";
  if (message.report === "serving") return typeof message.address === "string";
  return message.report === "ready";
}

export function isOrder(message: unknown): message is Order {
  if (!isRecord(message)) return false;
  if (message.order === "note") return typeof message.wanted === "string";
  return message.order === "serve" || message.order === "end";
}
