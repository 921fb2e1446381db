import type { FastifyInstance, FastifyRequest } from "fastify";
import type { HealthReason } from "./healthReasons";
import { timingSafeEqualText } from "./timingSafeEqualText";
import { reasonOf } from "../../platform/reasonOf";

export interface Health extends Record<string, unknown> {
  /** What staff have to fix although leads are accepted; empty when all is well. */
  degraded?: readonly HealthReason[];
}

export interface HealthOptions {
  /** Facts, free of personal data; rejects when no lead can be stored now. */
  health?: (() => Promise<Health>) | undefined;
  /** The bearer token that also unlocks the facts; if absent, nobody gets them. */
  healthToken?: string | undefined;
}

export function mayReadFacts({ headers }: FastifyRequest, token: string | undefined): boolean {
  const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return token !== undefined && sent !== undefined && timingSafeEqualText(sent, token);
}

/**
 * Registers `GET /api/health/live`, which succeeds while the process is running, and `GET /api/health`: 503 while no lead
 * can be stored, otherwise 200 with the status `ok`, or `degraded` when staff have something to fix.
 */
export function registerHealth(app: FastifyInstance, { health, healthToken }: HealthOptions): void {
  app.get("/api/health/live", async () => ({ status: "ok" }));
  app.get("/api/health", async (request, reply) => {
    try {
      const { degraded = [], ...facts } = (await health?.()) ?? {};
      const status = degraded.length > 0 ? "degraded" : "ok";
      return mayReadFacts(request, healthToken) ? { status, reasons: degraded, ...facts } : { status };
    } catch (error) {
      request.log.error({ reason: reasonOf(error) }, "the health check failed");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}
