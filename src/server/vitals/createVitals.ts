import type { FastifyInstance } from "fastify";
import { RateLimit } from "../http/RateLimit";
import type { Service } from "../serve";
import type { Database } from "../database/database";
import { Recorder } from "./Recorder";
import { VitalStore } from "./VitalStore";
import { registerVitalsRoute } from "./vitalsRoute";

/** Reports per address in ten minutes; one visit in ten sends one. Each server counts its own: only samples are at stake. */
const REPORTS_PER_ADDRESS = 30;

/**
 * The server side of performance measurement. It keeps its counts in the lead store: registered after the leads
 * (`registerAll`), it closes before them.
 * @param siteOrigin the site's public origin, if known
 * @param pages paths of the measured pages, without language prefix
 */
export function createVitals(
  database: Database,
  siteOrigin: string | undefined,
  pages: readonly string[],
  now: () => number = Date.now,
): Service & { flush(): Promise<void> } {
  let report: (error: unknown) => void = () => undefined;
  const recorder = new Recorder(new VitalStore(database), now, (error) => report(error));
  return {
    register(app: FastifyInstance) {
      report = (error) => app.log.warn({ err: error }, "performance figures could not be stored");
      registerVitalsRoute(app, {
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
