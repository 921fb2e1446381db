// The site while releases come and go: a new one takes the place of the present one between two requests, and what pages
// of the earlier ones still ask for stays.
import { reasonOf } from "../../reasonOf";
import { currentRelease, demandRelease, listReleases, publicFolderOf, releaseFolder } from "../../build/releases";
import { loadSite, type LoadOptions, type Site, type SiteLog } from "./loadSite";

/** How often the present release is asked for, in milliseconds. */
const LOOK_EVERY_MS = 2000;

export interface FollowOptions extends Omit<LoadOptions, "earlier"> {
  /** Gets the folder of a new release before its pages are shown. When it rejects, they are not. */
  prepare?: ((release: string) => Promise<void>) | undefined;
}

function loadRelease(dist: string, id: string, options: LoadOptions): Promise<Site> {
  const folderOf = (release: string) => publicFolderOf(releaseFolder(dist, release));
  const others = listReleases(dist).filter((other) => other !== id);
  return loadSite(folderOf(id), { ...options, earlier: others.map(folderOf) });
}

/**
 * Loads the present release in `dist`; once started, it takes over each that is shown after it.
 * Rejects with a readable message when there is none or it cannot be served.
 */
export async function followReleases(dist: string, { prepare, ...options }: FollowOptions = {}): Promise<Site> {
  let shown = demandRelease(dist);
  let site = await loadRelease(dist, shown, options);
  let looking: NodeJS.Timeout | undefined;

  async function look(log: SiteLog): Promise<void> {
    const wanted = currentRelease(dist);
    // What cannot be shown is told once: the next release, or the way back, mends it.
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
