import type { Kysely } from "kysely";
import type { JobRow, ServerRow, StoredLead } from "./rows";

interface SharedRow {
  key: string;
  value: string;
  /** Milliseconds since 1970; 0 = never. */
  expires_at: number;
}

export interface Tables {
  lead: StoredLead;
  /** Small values that all servers share: the CRM's token, the pause of the queue, locks. */
  lead_shared: SharedRow;
  job: JobRow;
  server: ServerRow;
}

type LogMessage = (level: "warn" | "error", message: string) => void;

export interface OpenOptions {
  tell?: LogMessage;
  /** For staff tools: never creates a store. */
  asFound?: boolean;
  /** Brings a store of the release before to this schema, as servers do. */
  upgrades?: boolean;
}

/** An open store, with the operations that differ between kinds of databases. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** Its readable location: a path, or a host and a database name. */
  readonly place: string;
  readonly db: Kysely<Tables>;
  /** Whether several servers work on it: it locks rows one by one, has a time of its own, and each statement is a journey. */
  readonly isShared: boolean;
  /** Rejects if the last commit may be lost because the store's files have changed. */
  verify(): Promise<void>;
  bytes(): Promise<number>;
  /** Removes erased data from the database's files, too; false while a reader keeps it there. */
  purge(): Promise<boolean>;
  /** What of the database's own still holds erased data after that, as a sentence to staff; "" if nothing does. */
  readonly keepsErased: string;
  close(): Promise<void>;
}

/** The store cannot be opened or would not be durable; the message is one readable line. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}
