// Tries a release before it is shown: with its own server, in a process of its own.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { faultOf, readManifest, type StoreFacts } from "./manifest";
import { currentRelease, demandRelease, programsFor, releaseFolder, wantedRelease } from "./releases";

/** Names the release's folder to its server. */
export const RELEASE_VARIABLE = "SITE_RELEASE";

/** What a server prints when it can show its release. An empty file, for example, would end without complaint. */
export const CAN_BE_SHOWN = "The release can be shown.";

const LIMIT_MS = 60_000;

/**
 * Why a server cannot show a release; undefined if it can.
 * @param programs the folder of the server
 * @param order `--check`: its settings in `env` must be right, too
 */
function refusalOf(
  release: string,
  programs: string,
  order: "--try" | "--check" = "--try",
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { error, stdout, stderr } = spawnSync(process.execPath, [path.join(programs, "server.js"), order], {
    encoding: "utf8",
    env: { ...env, [RELEASE_VARIABLE]: path.resolve(release) },
    timeout: LIMIT_MS,
  });
  if (stdout.includes(CAN_BE_SHOWN)) return undefined;
  return error?.message ?? (stderr.trim() || "its server ended without showing it");
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
  return fault ?? refusalOf(release, programsFor(dist, id));
}

/** Why the wanted release could not be served with these settings; undefined if it could. */
export function reasonAgainstServing(dist: string, env: NodeJS.ProcessEnv): string | undefined {
  const id = wantedRelease(dist) ?? demandRelease(dist);
  const release = releaseFolder(dist, id);
  return faultOf(release) ?? refusalOf(release, programsFor(dist, id), "--check", env);
}
