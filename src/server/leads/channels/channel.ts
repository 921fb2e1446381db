import type { GivenUpNotice, WaitingLeads } from "../store/Waiting";
import type { Outcome } from "../../crm/outcome";
import { LEAD_EVENTS, type JobEvent } from "../../database/rows";
import type { LeadRow } from "../lead";
import type { Destination } from "../store/enqueue";

/**
 * What a destination is sent: one message about a job, or about several. `id` is the same on every attempt, so that a
 * receiver can detect repeats.
 */
export type Message =
  | {
      event: (typeof LEAD_EVENTS)[number];
      id: string;
      leads: readonly LeadRow[];
      at: number;
      givenUp?: GivenUpNotice | undefined;
    }
  | { event: "digest"; id: string; day: string; waiting: WaitingLeads; at: number }
  | { event: "test"; id: string; at: number };

export const STAFF_EVENTS: readonly JobEvent[] = [...LEAD_EVENTS, "digest"];

/** A destination of jobs, with a queue of its own. */
export interface Channel extends Destination {
  /** As named in the log, which never tells an address. */
  readonly kind: string;
  /** Messages that its queue sends at once. */
  readonly atOnce: number;
  /** Calls at once together with those made while visitors wait; only for the destination that visitors wait for. */
  readonly calls?: number;
  /** Whether many jobs of a kind become one message: people get a list, machines every event. */
  readonly isGathered: boolean;
  /** @param told the addresses that have taken it already */
  send(message: Message, signal: AbortSignal, notified?: readonly string[]): Promise<Outcome>;
}
