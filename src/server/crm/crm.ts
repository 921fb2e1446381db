// What the site needs from any CRM. Everything vendor-specific is in the adapter's folder.
import type { SentValues } from "../../contact/fields/contactFields";
import type { RequestSource } from "../../contact/fields/source";
import type { Language } from "../../i18n/languages";
import type { CallRuntime } from "../http/callService";
import type { Failure, Outcome } from "./outcome";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface LeadContent {
  values: SentValues;
  language?: Language;
  page?: string;
  calculation?: Record<string, Json>;
  source?: RequestSource;
}

export interface OutgoingLead {
  id: string;
  createdAt: number;
  /** Counts what its visitor has added. */
  revision: number;
  content: LeadContent;
}

export type Lookup = { found: readonly string[] } | { failure: Failure } | { refused: string };

export interface Crm {
  /** True when the CRM itself rejects a lead sent twice, because it stores the ID of each. */
  readonly refusesDuplicates: boolean;
  /** The setting that gives what the form asks beyond the specified six fields a place; undefined when it has one. */
  readonly missingForDetails: string | undefined;
  send(lead: OutgoingLead, signal: AbortSignal): Promise<Outcome>;
  /**
   * Adds what the visitor has added to the contact created from the lead: as an update, or as a note if only
   * that is permitted; `readOnly` if neither is.
   * @param maybeDelivered an earlier attempt may have arrived
   */
  update(contactId: string, lead: OutgoingLead, maybeDelivered: boolean, signal: AbortSignal): Promise<Outcome>;
  /** Adds the request as a note to a known customer's contact, leaving its data unchanged. */
  note(contactId: string, lead: OutgoingLead, maybeDelivered: boolean, signal: AbortSignal): Promise<Outcome>;
  /** Looks for contacts that an earlier attempt, whose response was lost, may have created from this lead. */
  find(lead: OutgoingLead, signal: AbortSignal): Promise<Lookup>;
  /** Whether the CRM answers and accepts our keys: undefined, or the code of what is wrong. Changes nothing there. */
  check(signal: AbortSignal): Promise<string | undefined>;
}

export interface CrmRuntime extends CallRuntime {
  sleep(ms: number): Promise<void>;
}

export type ConnectCrm = (shared: SharedValues, runtime: CrmRuntime) => Crm;

/** A CRM that can be chosen (readCrm.ts). */
export interface CrmKind {
  variables: readonly string[];
  /** Those it cannot do without, for messages. */
  needs: string;
  /**
   * Reads its settings.
   * @param problems receives a line for each one that is missing or invalid
   */
  read(env: NodeJS.ProcessEnv, problems: string[]): ConnectCrm;
}

export interface SharedValues {
  read(key: string): Promise<string | undefined>;
  write(key: string, value: string): Promise<void>;
  /** Takes a lock until `untilMs`; false when another holder has it. */
  tryLock(key: string, owner: string, nowMs: number, untilMs: number): Promise<boolean>;
  unlock(key: string, owner: string): Promise<void>;
}
