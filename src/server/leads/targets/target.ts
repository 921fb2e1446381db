import type { Outcome } from "../../crm/outcome";
import type { LeadRow } from "../lead";
import type { NewsEvent } from "./notification";

/** What needs a person, oldest first within its state; `others` are only counted. */
export interface Waiting {
  leads: readonly LeadRow[];
  others: number;
  /** How many of all are about to expire. */
  expiring: number;
}

/** One notification. `id` is the same on every attempt, so that a receiver can detect duplicates. */
export type News =
  | { event: Exclude<NewsEvent, "digest">; id: string; lead: LeadRow; at: number }
  | { event: "digest"; id: string; day: string; waiting: Waiting; at: number }
  | { event: "test"; id: string; at: number };

/** The events staff are notified of. */
export const STAFF_EVENTS: readonly NewsEvent[] = ["lead", "held", "attention", "digest"];

/** A recipient of notifications about leads. */
export interface Target {
  /** Identifies it in the store; never logged. */
  readonly name: string;
  /** Targets of the same kind share a channel, and therefore a circuit breaker. */
  readonly kind: "mail" | "webhook";
  /** The events it is notified of. */
  readonly events: readonly NewsEvent[];
  send(news: News, signal: AbortSignal): Promise<Outcome>;
}

/** The digest is for people who have to act, so visitors do not get it. */
export const isStaff = ({ events }: Target): boolean => events.includes("digest");
