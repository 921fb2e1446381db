import { basename } from "node:path";
import { readManifest } from "../build/release/manifest";
import { reasonOf } from "../platform/reasonOf";
import type { Health } from "./http/healthRoutes";
import type { Note } from "./launcher/messages";

/** Also of a release that has been deleted since it was read. */
function versionOf(release: string): { version?: string | undefined; fault?: string } {
  try {
    return { version: readManifest(release)?.version };
  } catch (error) {
    return { fault: reasonOf(error) };
  }
}

/**
 * Adds to a health report which release is served, and which one should be.
 * @param shown the folder of the release whose pages are served
 * @param note what the launcher says of the wanted release; undefined until it does
 */
export function withRelease(
  health: () => Promise<Health>,
  shown: () => string,
  note: () => Note | undefined,
): () => Promise<Health> {
  return async () => {
    const { degraded = [], ...facts } = await health();
    const release = basename(shown());
    const { version, fault } = versionOf(shown());
    const { wanted = release, reason = fault } = note() ?? {};
    return {
      degraded: reason === undefined ? degraded : ["a release cannot be shown", ...degraded],
      release: { shown: release, wanted, version, ...(reason !== undefined && { reason }) },
      ...facts,
    };
  };
}
