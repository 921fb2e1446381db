import type { FastifyInstance } from "fastify";
import { VISITS_PATH } from "../../site/apiPaths";
import { isForeign } from "../http/isForeign";
import { addressOf } from "../http/addressKeys";
import type { RateLimit } from "../http/RateLimit";
import { readVisit, type ReadVisit } from "./readVisit";

interface VisitsRoute {
  /** Paths of the counted pages, without language prefix. */
  pages: readonly string[];
  record(visit: ReadVisit): void;
  rateLimit: RateLimit;
  siteOrigin: string | undefined;
}

/** Several times the size of a report. */
const BEACON_LIMIT_BYTES = 4096;

/** Registers `POST /api/visits`, which receives reports from browsers as JSON. Browsers ignore the response. */
export function registerVisitsRoute(app: FastifyInstance, { pages, record, rateLimit, siteOrigin }: VisitsRoute): void {
  app.post(VISITS_PATH, {
    bodyLimit: BEACON_LIMIT_BYTES,
    onRequest: async (request, reply) => {
      if (isForeign(request.headers, siteOrigin, request.host)) {
        return reply.code(403).send({ message: "Only pages of this site are counted." });
      }
      const waitSeconds = rateLimit.take(addressOf(request));
      if (waitSeconds > 0) {
        return reply.code(429).header("retry-after", String(waitSeconds)).send({ message: "Too many reports." });
      }
    },
    handler: async (request, reply) => {
      const visit = readVisit(request.body, pages);
      if (!visit) return reply.code(400).send({ message: "This is no report of a visit." });
      record(visit);
      return reply.code(204).send();
    },
  });
}
