// Tries a release before it is shown: with its own server, in a process of its own.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { reasonOf } from "../../platform/reasonOf";
import { faultOf } from "./manifest";
import { requireRelease, releaseFolder, serverFolderOf, wantedRelease } from "./releases";

/** Names the release's folder to its server. */
export const RELEASE_VARIABLE = "SITE_RELEASE";

/** What a server prints when it can show its release. An empty file, for example, would end without complaint. */
export const CAN_BE_SHOWN = "The release can be shown.";

export const CAN_BE_SERVED = "The release can be served.";

const LIMIT_MS = 60_000;

/** `--check`: its settings must be right, too; `--online`: and everything that takes a lead must answer. */
const CHECKS = { settings: ["--check"], online: ["--check", "--online"], send: ["--check", "--online", "--send"] };

export type CheckKind = keyof typeof CHECKS;

/**
 * What the server of a release says of it.
 * @throws an error with the reason, in one sentence, if it cannot be shown
 */
function askServer(release: string, order: readonly string[], env: NodeJS.ProcessEnv): string {
  // What its server says counts only if that is the one that was built. The rest it looks at itself.
  const fault = faultOf(release, "programs");
  if (fault !== undefined) throw new Error(fault);
  const program = path.join(serverFolderOf(release), "server.js");
  const { error, stdout, stderr } = spawnSync(process.execPath, [program, ...order], {
    encoding: "utf8",
    env: { ...env, [RELEASE_VARIABLE]: path.resolve(release) },
    timeout: LIMIT_MS,
  });
  if (stdout.includes(order.length > 1 ? CAN_BE_SERVED : CAN_BE_SHOWN)) return stdout;
  throw error ?? new Error(stderr.trim() || "its server ended without showing it");
}

/** Why a release cannot be shown, in one sentence; undefined if it can. */
export function reasonAgainst(dist: string, id: string): string | undefined {
  try {
    askServer(releaseFolder(dist, id), ["--try"], process.env);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * Asks the server of the wanted release whether it could be served with these settings.
 * @returns what it says
 * @throws an error with the reason if it could not
 */
export const checkServing = (dist: string, env: NodeJS.ProcessEnv, kind: CheckKind): string =>
  askServer(releaseFolder(dist, wantedRelease(dist) ?? requireRelease(dist)), CHECKS[kind], env);
