// What the site asks of a CRM, whichever it is. The folder of an adapter knows all that is one vendor's own.
import type { Fetch } from "../fetch";
import type { LeadContent } from "../leads/lead";
import type { Failure, Outcome } from "./outcome";

export interface OutgoingLead {
  id: string;
  /** When it was accepted, in milliseconds since 1970. */
  createdAt: number;
  content: LeadContent;
}

/** What the CRM knows about a lead that may have been sent before. */
export type Lookup =
  | { found: string }
  | { found: undefined }
  | { failure: Failure }
  /** The CRM does not let us look; its code. */
  | { refused: string };

export interface Crm {
  /** True when the CRM itself takes no lead twice, because each has its id there. */
  readonly refusesDuplicates: boolean;
  /** Makes the lead a new contact. */
  send(lead: OutgoingLead, signal: AbortSignal): Promise<Outcome>;
  /**
   * Brings what an earlier request of the same visitor did not have yet to the contact that it has become: an update, or a
   * note where no more is allowed; `unsure` where neither is.
   * @param wasTried an earlier try may have arrived
   */
  update(contactId: string, lead: OutgoingLead, wasTried: boolean, signal: AbortSignal): Promise<Outcome>;
  /** Puts a note with the request on the contact of a known customer, whose own data stays as it is. */
  note(contactId: string, lead: OutgoingLead, wasTried: boolean, signal: AbortSignal): Promise<Outcome>;
  /** Looks for the contact that an earlier try, whose answer got lost, may have made of this very lead. */
  find(lead: OutgoingLead, signal: AbortSignal): Promise<Lookup>;
}

/** What an adapter takes from the world, so that tests can bring their own. */
export interface CrmRuntime {
  fetch: Fetch;
  now(): number;
  sleep(ms: number): Promise<void>;
  /** Longest wait for one answer of the CRM in milliseconds. */
  requestTimeoutMs: number;
}

/** Small values that all servers of one store see. */
export interface SharedValues {
  read(key: string): Promise<string | undefined>;
  write(key: string, value: string): Promise<void>;
  /** Takes a lock until `untilMs`; false when somebody else holds it. */
  tryLock(key: string, owner: string, nowMs: number, untilMs: number): Promise<boolean>;
  unlock(key: string, owner: string): Promise<void>;
}
