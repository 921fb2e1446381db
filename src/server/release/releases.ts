// Releases of the site in dist/. Each is an immutable folder, and a symbolic link points to the current one:
//   dist/releases/ID/public/         the pages
//   dist/releases/ID/content/        what the server reads from content/
//   dist/releases/ID/server/         the server and staff tools of the same build
//   dist/releases/ID/manifest.json   what it consists of
//   dist/current                     the link to releases/ID
import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { flush } from "../../platform/flush";
import { errorCode } from "../../platform/errorCode";

/** Number of earlier releases kept, for the scripts of open pages and for rollbacks. */
export const KEPT_RELEASES = 3;

const RELEASES = "releases";
const CURRENT = "current";
const ID = /^[0-9a-f]{12}$/;

export const releaseFolder = (dist: string, id: string): string => path.join(dist, RELEASES, id);

export const publicFolderOf = (release: string): string => path.join(release, "public");
export const contentFolderOf = (release: string): string => path.join(release, "content");
export const serverFolderOf = (release: string): string => path.join(release, "server");

/** The ID of the release that is to be current, which may have been lost; undefined if none has ever been. */
export function wantedRelease(dist: string): string | undefined {
  try {
    return path.basename(readlinkSync(path.join(dist, CURRENT)));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

export function currentRelease(dist: string): string | undefined {
  const id = wantedRelease(dist);
  return id !== undefined && existsSync(releaseFolder(dist, id)) ? id : undefined;
}

/**
 * The ID of the current release.
 * @throws if there is none
 */
export function requireRelease(dist: string): string {
  const id = currentRelease(dist);
  if (id === undefined) throw new Error(`There is no release in ${dist}: build the site first (npm run build)`);
  return id;
}

/** The IDs of all finished releases, newest first. */
export function listReleases(dist: string): string[] {
  const folder = path.join(dist, RELEASES);
  if (!existsSync(folder)) return [];
  // Another process may delete one meanwhile.
  const builtAt = (id: string) => statSync(releaseFolder(dist, id), { throwIfNoEntry: false })?.mtimeMs;
  return readdirSync(folder)
    .filter((name) => ID.test(name))
    .flatMap((id) => {
      const built = builtAt(id);
      return built === undefined ? [] : { id, built };
    })
    .sort((one, other) => other.built - one.built)
    .map(({ id }) => id);
}

/**
 * Switches to a release atomically: readers see either the old one or this one. A running server follows.
 * @throws if there is no such release
 */
export function showRelease(dist: string, id: string): void {
  if (!existsSync(releaseFolder(dist, id))) throw new Error(`There is no release ${id} in ${dist}`);
  const link = path.join(dist, `.${CURRENT}-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(path.join(RELEASES, id), link);
  renameSync(link, path.join(dist, CURRENT));
  flush(dist);
}

/**
 * Removes old releases and what an interrupted publish left behind. Keeps the current release, the one before it, which
 * open pages still use, and the newest others: `keptOthers` besides the current one.
 */
export function removeOldReleases(dist: string, before?: string, keptOthers = KEPT_RELEASES): void {
  const current = currentRelease(dist);
  const others = listReleases(dist).filter((id) => id !== current);
  const kept = [...new Set([...others.filter((id) => id === before), ...others])].slice(0, keptOthers);
  const unfinished = readdirSync(path.join(dist, RELEASES)).filter((name) => !ID.test(name));
  for (const name of [...others.filter((id) => !kept.includes(id)), ...unfinished])
    rmSync(releaseFolder(dist, name), { recursive: true, force: true });
}
