// Serves the site across releases: a new one replaces the current one between two requests, and files that pages of
// earlier ones still request stay reachable.
import { reasonOf } from "../../platform/reasonOf";
import {
  currentRelease,
  demandRelease,
  listReleases,
  publicFolderOf,
  releaseFolder,
} from "../../build/release/releases";
import { loadSite, type LoadOptions, type Site, type SiteLog } from "./loadSite";

/** How often to check for a new release, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** How long to wait before trying a release again that could not be shown: reading one takes a while. */
const RETRY_AFTER_MS = 5000;

export interface FollowOptions extends Omit<LoadOptions, "earlier"> {
  /** Receives the folder of a new release before its pages are served; if it rejects, they are not. */
  prepare?: ((release: string) => Promise<void>) | undefined;
}

function loadRelease(dist: string, id: string, options: LoadOptions): Promise<Site> {
  const folderOf = (release: string) => publicFolderOf(releaseFolder(dist, release));
  const others = listReleases(dist).filter((other) => other !== id);
  return loadSite(folderOf(id), { ...options, earlier: others.map(folderOf) });
}

/**
 * Loads the current release in `dist`; once started, switches to each later one.
 * Rejects with a readable message when there is none or it cannot be served.
 */
export async function followReleases(dist: string, { prepare, ...options }: FollowOptions = {}): Promise<Site> {
  let shown = demandRelease(dist);
  let site = await loadRelease(dist, shown, options);
  let failed: { release: string; retryAt: number } | undefined;
  let looking: NodeJS.Timeout | undefined;

  async function show(release: string, log: SiteLog): Promise<void> {
    const next = await loadRelease(dist, release, options);
    await prepare?.(releaseFolder(dist, release));
    site = next;
    shown = release;
    log.info({ release }, "a new release is shown");
  }

  async function look(log: SiteLog): Promise<void> {
    const wanted = currentRelease(dist);
    if (wanted !== failed?.release) failed = undefined;
    if (wanted !== undefined && wanted !== shown && Date.now() >= (failed?.retryAt ?? 0)) {
      try {
        await show(wanted, log);
      } catch (error) {
        // Reported once, then tried again until it, another release, or a rollback can be shown.
        if (!failed)
          log.error({ release: wanted, reason: reasonOf(error) }, "a release cannot be shown: the one before it stays");
        failed = { release: wanted, retryAt: Date.now() + RETRY_AFTER_MS };
      }
    }
    lookAgain(log);
  }

  const lookAgain = (log: SiteLog) => {
    looking = setTimeout(() => void look(log), LOOK_EVERY_MS).unref();
  };

  return {
    answer: (request, response) => site.answer(request, response),
    siteWide: () => site.siteWide(),
    start: lookAgain,
    stop: () => clearTimeout(looking),
  };
}
