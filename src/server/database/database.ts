import type { Kysely } from "kysely";
import type { LeadRow } from "../leads/lead";
import type { ActionRow, DeliveryRow } from "../leads/targets/delivery";
import type { VitalRow } from "../vitals/vital";

interface SharedRow {
  key: string;
  value: string;
  /** Milliseconds since 1970; 0 = never. */
  expires_at: number;
}

export interface Tables {
  lead: LeadRow;
  /** Small values that all servers share: the CRM's token, the pause of the queue, locks. */
  lead_shared: SharedRow;
  vital: VitalRow;
  delivery: DeliveryRow;
  staff_action: ActionRow;
}

/** Takes a sentence, free of personal data, about the state of the store. */
export type Tell = (level: "warn" | "error", message: string) => void;

export interface OpenOptions {
  tell?: Tell;
  /** Staff's tools use what is there: they never make a store and never change its schema. */
  asFound?: boolean;
}

/** An open store with what its kind of database does in its own way. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** Where it is, for people: a path, or a host and a name. */
  readonly place: string;
  /** The connection of the moment: never kept for longer than one statement. */
  readonly db: Kysely<Tables>;
  /** Rows that another server works on are skipped, not waited for. */
  readonly skipsLocked: boolean;
  /**
   * Runs writes that cost only a repetition when a power cut takes them back: SQLite commits them without waiting for
   * the disk. No crash of this process takes them back.
   */
  commitLazily<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Rejects when what was just committed may be lost because the store's files are not what they were; mends what it can. */
  verify(): Promise<void>;
  /** Takes what was erased out of the database's side files, too; false while somebody who reads keeps it there. */
  purge(): Promise<boolean>;
  close(): Promise<void>;
}

/** The store cannot be opened or would not keep its promise; the message is one readable line. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}
