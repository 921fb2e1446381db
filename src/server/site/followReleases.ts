// Serves the site across releases: a new one replaces the current one between two requests, and files that pages of
// earlier ones still request stay reachable.
import { reasonOf } from "../../reasonOf";
import {
  currentRelease,
  demandRelease,
  listReleases,
  publicFolderOf,
  releaseFolder,
} from "../../build/release/releases";
import { loadSite, type LoadOptions, type Site, type SiteLog } from "./loadSite";

/** How often to check for a new release, in milliseconds. */
const LOOK_EVERY_MS = 2000;

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
  let looking: NodeJS.Timeout | undefined;

  async function look(log: SiteLog): Promise<void> {
    const wanted = currentRelease(dist);
    // A release that cannot be served is reported once; the next release or a rollback resolves it.
    if (wanted !== undefined && wanted !== shown) {
      shown = wanted;
      try {
        const next = await loadRelease(dist, wanted, options);
        await prepare?.(releaseFolder(dist, wanted));
        site = next;
        log.info({ release: wanted }, "a new release is shown");
      } catch (error) {
        log.error({ release: wanted, reason: reasonOf(error) }, "a release cannot be shown: the one before it stays");
      }
    }
    lookAgain(log);
  }

  const lookAgain = (log: SiteLog) => {
    looking = setTimeout(() => void look(log), LOOK_EVERY_MS).unref();
  };

  return {
    answer: (request, response) => site.answer(request, response),
    siteWide: site.siteWide,
    start: lookAgain,
    stop: () => clearTimeout(looking),
  };
}
