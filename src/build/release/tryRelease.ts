// Tries a release before it is shown: with its own server, in a process of its own.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { faultOf, readManifest, type StoreFacts } from "./manifest";
import { currentRelease, demandRelease, programsFor, releaseFolder, wantedRelease } from "./releases";

/** Names the release's folder to its server. */
export const RELEASE_VARIABLE = "SITE_RELEASE";

/** What a server prints when it can show its release. An empty file, for example, would end without complaint. */
export const CAN_BE_SHOWN = "The release can be shown.";

/** The same with `--online`: a server that does not know this order says only the above. */
export const CAN_BE_SERVED = "The release can be served.";

const LIMIT_MS = 60_000;

/** `--check`: its settings must be right, too; `--online`: and everything that takes a lead must answer. */
type Order = readonly ["--try"] | readonly ["--check"] | readonly ["--check", "--online"];

/** What a server has said of a release, or why it cannot show it. */
type Verdict = { said: string } | { refusal: string };

/** @param programs the folder of the server */
function askServer(release: string, programs: string, order: Order, env: NodeJS.ProcessEnv): Verdict {
  const { error, stdout, stderr } = spawnSync(process.execPath, [path.join(programs, "server.js"), ...order], {
    encoding: "utf8",
    env: { ...env, [RELEASE_VARIABLE]: path.resolve(release) },
    timeout: LIMIT_MS,
  });
  const isAsked = stdout.includes(order.length > 1 ? CAN_BE_SERVED : CAN_BE_SHOWN);
  if (isAsked) return { said: stdout };
  if (stdout.includes(CAN_BE_SHOWN))
    return { refusal: "This release's server does not know --online: only --check says something about it." };
  return { refusal: error?.message ?? (stderr.trim() || "its server ended without showing it") };
}

/** What the server that goes with a release knows of the store; undefined if its manifest cannot be read. */
function storeFactsOf(dist: string, id: string): StoreFacts | undefined {
  try {
    return readManifest(path.dirname(programsFor(dist, id)))?.store;
  } catch {
    return undefined;
  }
}

/** Why the server of `id` would not work on a store that the server of `before` has used; undefined if it would. */
export function storeRefusal(dist: string, id: string, before: string | undefined): string | undefined {
  const [next, used] = [storeFactsOf(dist, id), before === undefined ? undefined : storeFactsOf(dist, before)];
  if (!next || !used || next.knows >= used.least) return undefined;
  return `its server cannot use the lead store, which release ${before} has changed: it knows version ${next.knows}, and the store needs ${used.least}`;
}

/** Why a release cannot be shown in place of the current one, in one sentence; undefined if it can. */
export function reasonAgainst(dist: string, id: string): string | undefined {
  const release = releaseFolder(dist, id);
  const fault = faultOf(release) ?? storeRefusal(dist, id, currentRelease(dist));
  if (fault !== undefined) return fault;
  const verdict = askServer(release, programsFor(dist, id), ["--try"], process.env);
  return "refusal" in verdict ? verdict.refusal : undefined;
}

/**
 * Asks the server of the wanted release whether it could be served with these settings.
 * @returns what it says
 * @throws an error with the reason if it could not
 */
export function checkServing(dist: string, env: NodeJS.ProcessEnv, isOnline: boolean): string {
  const id = wantedRelease(dist) ?? demandRelease(dist);
  const release = releaseFolder(dist, id);
  const fault = faultOf(release);
  if (fault !== undefined) throw new Error(fault);
  const verdict = askServer(release, programsFor(dist, id), isOnline ? ["--check", "--online"] : ["--check"], env);
  if ("refusal" in verdict) throw new Error(verdict.refusal);
  return verdict.said;
}
