import { sql } from "kysely";
import type { Database } from "../database/database";
import { MINUTE_MS, SECOND_MS } from "../durations";
import type { Fetch } from "../http/callService";

export interface LeadLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What the lead server takes from its environment, so that tests can substitute it. Times in milliseconds. */
export interface LeadRuntime {
  /** The store's time (delivery/StoreClock.ts), which no setting of a clock moves: what is due, and in which order. */
  now(): number;
  /** The time as people and other programs read it. */
  wallNow(): number;
  /** Milliseconds on a clock that is never set, the same for staff's tools on this machine. */
  monotonicNow(): number;
  random(): number;
  sleep(ms: number): Promise<void>;
  fetch: Fetch;
  answerWithinMs: number;
  requestTimeoutMs: number;
  /** The time of a PostgreSQL server, in milliseconds since 1970. */
  timeIn(database: Pick<Database, "db">): Promise<number>;
  attemptMs: number;
  pollMs: number;
  maxCalls: number;
}

export const realRuntime: LeadRuntime = {
  now: Date.now,
  wallNow: Date.now,
  monotonicNow: () => Number(process.hrtime.bigint()) / 1e6,
  random: Math.random,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  fetch: (url, init) => fetch(url, init),
  answerWithinMs: 8 * SECOND_MS,
  requestTimeoutMs: 15 * SECOND_MS,
  async timeIn({ db }) {
    const { rows } = await sql<{
      ms: number;
    }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
    return Number(rows[0]?.ms);
  },
  attemptMs: MINUTE_MS,
  pollMs: SECOND_MS,
  maxCalls: 5,
};
