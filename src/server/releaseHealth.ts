import { basename } from "node:path";
import { readManifest } from "../build/release/manifest";
import type { Health } from "./http/healthRoutes";
import type { Note } from "./launcher/messages";

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
    const [release, version] = [basename(shown()), readManifest(shown())?.version];
    const { wanted = release, reason } = note() ?? {};
    return {
      degraded: reason === undefined ? degraded : ["a release cannot be shown", ...degraded],
      release: { shown: release, wanted, version, ...(reason !== undefined && { reason }) },
      ...facts,
    };
  };
}
