import type { Fetch } from "../fetch";

/** Structured log: facts first, then a sentence. Facts hold no personal data and no secret. */
export interface LeadLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What the lead server takes from the world, so that tests can bring their own. Times in milliseconds. */
export interface LeadRuntime {
  now(): number;
  /** Milliseconds of a clock that nobody sets. */
  monotonicNow(): number;
  /** From 0 up to 1. */
  random(): number;
  sleep(ms: number): Promise<void>;
  fetch: Fetch;
  /** A visitor waits at most this long for the CRM. */
  answerWithinMs: number;
  /** One call of the CRM takes at most this long. */
  requestTimeoutMs: number;
  /** A lead on its way belongs to one server this long; longer than all calls of one try. */
  leaseMs: number;
  /** Pause of the worker between two looks at the queue. */
  pollMs: number;
  /** Calls of the CRM at a time, of one server. */
  maxCalls: number;
}

const SECOND = 1000;

export const realRuntime: LeadRuntime = {
  now: Date.now,
  monotonicNow: () => performance.now(),
  random: Math.random,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  fetch: (url, init) => fetch(url, init),
  answerWithinMs: 8 * SECOND,
  requestTimeoutMs: 15 * SECOND,
  leaseMs: 120 * SECOND,
  pollMs: SECOND,
  maxCalls: 5,
};
