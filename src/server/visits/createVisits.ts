import type { FastifyInstance } from "fastify";
import { reasonOf } from "../../platform/reasonOf";
import { RateLimit } from "../http/RateLimit";
import type { Service } from "../serve";
import type { Database } from "../database/database";
import { Recorder } from "./Recorder";
import { VisitStore } from "./VisitStore";
import { registerVisitsRoute } from "./visitsRoute";

/** Reports per address in ten minutes: many people may read behind one. Each server counts its own: only counts are at stake. */
const REPORTS_PER_ADDRESS = 300;

/**
 * The server side of the count of visits. It keeps its counts in the lead store: registered after the leads
 * (`registerAll`), it closes before them.
 * @param siteOrigin the site's public origin, if known
 * @param pages paths of the counted pages, without language prefix
 */
export function createVisits(
  database: Database,
  siteOrigin: string | undefined,
  pages: readonly string[],
  now: () => number = Date.now,
): Service & { flush(): Promise<void> } {
  let report: (error: unknown) => void = () => undefined;
  const recorder = new Recorder(new VisitStore(database), now, (error) => report(error));
  return {
    register(app: FastifyInstance) {
      report = (error) => app.log.warn({ reason: reasonOf(error) }, "counts of visits could not be stored");
      registerVisitsRoute(app, {
        pages,
        record: (visit) => recorder.record(visit),
        rateLimit: new RateLimit(REPORTS_PER_ADDRESS, now),
        siteOrigin,
      });
      app.addHook("onReady", async () => recorder.start());
    },
    flush: () => recorder.flush(),
    close: () => recorder.stop(),
  };
}
