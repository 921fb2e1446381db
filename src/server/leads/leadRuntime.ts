import { MINUTE_MS, SECOND_MS } from "../durations";
import type { Fetch } from "../http/fetch";

/** Structured log: facts first, then a sentence. Facts contain no personal data and no secrets. */
export interface LeadLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What the lead server takes from its environment, so that tests can substitute it. Times in milliseconds. */
export interface LeadRuntime {
  now(): number;
  /** Milliseconds on a clock that is never set back. */
  monotonicNow(): number;
  /** In [0, 1). */
  random(): number;
  sleep(ms: number): Promise<void>;
  fetch: Fetch;
  /** The longest a visitor waits for the CRM. */
  answerWithinMs: number;
  /** Timeout for one CRM call. */
  requestTimeoutMs: number;
  /** How long a lead being sent belongs to one server; longer than all calls of one attempt. */
  leaseMs: number;
  /** Interval at which the worker polls the queue. */
  pollMs: number;
  /** Concurrent CRM calls per server. */
  maxCalls: number;
}

export const realRuntime: LeadRuntime = {
  now: Date.now,
  monotonicNow: () => performance.now(),
  random: Math.random,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  fetch: (url, init) => fetch(url, init),
  answerWithinMs: 8 * SECOND_MS,
  requestTimeoutMs: 15 * SECOND_MS,
  leaseMs: 2 * MINUTE_MS,
  pollMs: SECOND_MS,
  maxCalls: 5,
};
