// What the launcher (dist/server.js) and the server of a release say to each other. Either may be older than the other:
// only add to this file. The launcher names the release in the environment (src/server/release/tryRelease.ts), learns from
// Node's cluster that the server listens, and ends it by SIGTERM.
import { isGroup } from "../../content/isGroup";

/** Set for the server that is alone: it has the duty (see `Duty`) from the start. */
export const DUTY_VARIABLE = "SITE_DUTY";

/** The descriptor of a socket to listen on, instead of PORT and HOST. */
export const SOCKET_VARIABLE = "SITE_SOCKET";

export interface Note {
  order: "note";
  wanted: string;
  reason?: string;
}

export type Order =
  | { order: "listen" }
  | { order: "duty" }
  /** Read the pages of the release in this folder, whose server is about to listen. Answered by `prepared`. */
  | { order: "prepare"; folder: string }
  /** That server listens. Show its pages, take no more connections, finish, and end. */
  | { order: "retire" }
  | Note;

export type Report =
  | { report: "ready" }
  | { report: "prepared" }
  /** It cannot start. Another release might do better, but not if the settings are wrong or the port is taken. */
  | { report: "failed"; reason: string; isOfRelease: boolean };

export function isReport(message: unknown): message is Report {
  if (!isGroup(message)) return false;
  if (message.report === "failed") return typeof message.reason === "string";
  return message.report === "ready" || message.report === "prepared";
}

export function isOrder(message: unknown): message is Order {
  if (!isGroup(message)) return false;
  if (message.order === "note") return typeof message.wanted === "string";
  if (message.order === "prepare") return typeof message.folder === "string";
  return /^(listen|duty|retire)$/.test(String(message.order));
}
