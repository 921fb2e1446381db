import { statSync } from "node:fs";
import { basename } from "node:path";
import { manifestFile, readManifest } from "./release/manifest";
import { reasonOf } from "../platform/reasonOf";
import { REASONS } from "./http/healthReasons";
import type { Health } from "./http/healthRoutes";
import type { Note } from "./launcher/messages";

interface KnownVersion {
  version?: string | undefined;
  fault?: string;
}

/** Also of a release that has been deleted since it was read. */
function versionOf(release: string): KnownVersion {
  try {
    return { version: readManifest(release).version };
  } catch (error) {
    return { fault: reasonOf(error) };
  }
}

/** Like `versionOf`, but reads a manifest, which lists every file, only once while its file stays the same. */
function versionReader(release: string): () => KnownVersion {
  let [knownOf, known]: [string | undefined, KnownVersion] = [undefined, {}];
  return () => {
    const file = statSync(manifestFile(release), { throwIfNoEntry: false });
    const now = file && [file.ino, file.mtimeMs, file.size].join(" ");
    if (now === undefined || now !== knownOf) [knownOf, known] = [now, versionOf(release)];
    return known;
  };
}

/**
 * Adds to a health report which release is served, and which one should be.
 * @param folder of the release whose pages are served
 * @param note what the launcher says of the wanted release; undefined until it does
 */
export function withRelease(
  health: () => Promise<Health>,
  folder: string,
  note: () => Note | undefined,
): () => Promise<Health> {
  const read = versionReader(folder);
  return async () => {
    const { degraded = [], ...facts } = await health();
    const release = basename(folder);
    const { version, fault } = read();
    const { wanted = release, reason = fault } = note() ?? {};
    return {
      degraded: reason === undefined ? degraded : [REASONS.release, ...degraded],
      release: { shown: release, wanted, version, ...(reason !== undefined && { reason }) },
      ...facts,
    };
  };
}
