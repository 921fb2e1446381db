import type { Outcome } from "../../crm/outcome";
import type { LeadRow } from "../lead";
import type { NewsEvent } from "./delivery";

/** What waits for a person, the newest first; `others` are counted only. */
export interface Waiting {
  leads: readonly LeadRow[];
  others: number;
}

/** One thing to tell. `id` is the same at every try, so that a receiver can tell a repetition. */
export type News =
  | { event: Exclude<NewsEvent, "digest">; id: string; lead: LeadRow; at: number }
  | { event: "digest"; id: string; day: string; waiting: Waiting; at: number }
  | { event: "test"; id: string; at: number };

/** What staff are told of. */
export const STAFF_EVENTS: readonly NewsEvent[] = ["lead", "held", "attention", "digest"];

/** Somebody who is told of leads. */
export interface Target {
  /** Names it in the store; never in a log. */
  readonly name: string;
  /** Targets of one kind share their way out, and so a pause. */
  readonly kind: "mail" | "webhook";
  /** What it is told of. */
  readonly events: readonly NewsEvent[];
  send(news: News, signal: AbortSignal): Promise<Outcome>;
}

/** The digest is for those who have to act: a visitor has not. */
export const isStaff = ({ events }: Target): boolean => events.includes("digest");
