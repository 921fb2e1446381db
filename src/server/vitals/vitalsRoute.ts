import type { FastifyInstance } from "fastify";
import { VITALS_PATH } from "../../site/apiPaths";
import type { Visit } from "../../vitals/visit";
import { isForeign } from "../http/isForeign";
import { addressOf } from "../http/addressKeys";
import type { RateLimit } from "../http/RateLimit";
import { readVisit } from "./readVisit";

interface VitalsRoute {
  /** Paths of the measured pages, without language prefix. */
  pages: readonly string[];
  record(visit: Visit): void;
  rateLimit: RateLimit;
  siteOrigin: string | undefined;
}

/** Ten times the size of a report. */
const BEACON_LIMIT_BYTES = 2048;

/** Registers `POST /api/vitals`, which receives figures from browsers as JSON. Browsers ignore the response. */
export function registerVitalsRoute(app: FastifyInstance, { pages, record, rateLimit, siteOrigin }: VitalsRoute): void {
  app.post(VITALS_PATH, {
    bodyLimit: BEACON_LIMIT_BYTES,
    onRequest: async (request, reply) => {
      if (isForeign(request.headers, siteOrigin, request.host)) {
        return reply.code(403).send({ message: "Only pages of this site are measured." });
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
