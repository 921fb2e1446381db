import type { Kysely } from "kysely";
import type { LeadRow } from "../leads/lead";
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
}

/** An open store with what its kind of database does in its own way. */
export interface Database {
  kind: "sqlite" | "postgres";
  db: Kysely<Tables>;
  /** Rows that another server works on are skipped, not waited for. */
  skipsLocked: boolean;
  /** Takes what was erased out of the database's side files, too. */
  purge(): Promise<void>;
}

/** The store cannot be opened or would not keep its promise; the message is one readable line. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}
