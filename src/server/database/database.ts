import type { Kysely } from "kysely";
import type { Language } from "../../i18n/languages";
import type { ActionRow, JobRow, ServerRow } from "../leads/delivery/job";
import type { StoredLead } from "../leads/lead";
import type { VisitCount } from "../visits/visitCount";

/** A page as an editor saw it in the preview, for whoever has its link. */
export interface DraftRow {
  id: string;
  title: string;
  language: Language;
  html: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

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
  visit_count: VisitCount;
  shown_draft: DraftRow;
  job: JobRow;
  server: ServerRow;
  staff_action: ActionRow;
}

/** Receives a sentence, free of personal data, about the state of the store. */
export type Tell = (level: "warn" | "error", message: string) => void;

export interface OpenOptions {
  tell?: Tell;
  /** For staff tools: never creates a store, never changes its schema. */
  asFound?: boolean;
  /** Whether this process makes checkpoints of a SQLite file; by default it does. */
  checkpoints?: () => boolean;
}

/** An open store, with the operations that differ between kinds of databases. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** Its readable location: a path, or a host and a database name. */
  readonly place: string;
  /** The current connection; do not keep it for longer than one statement. */
  readonly db: Kysely<Tables>;
  /** Rows locked by another server are skipped, not waited for. */
  readonly skipsLocked: boolean;
  /**
   * Runs writes in one transaction that are merely repeated if a power failure undoes them: SQLite commits them without
   * waiting for the disk. A crash of this process does not undo them.
   */
  commitLazily<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Rejects if the last commit may be lost because the store's files have changed; repairs what it can. */
  verify(): Promise<void>;
  /** How large it is on disk. */
  bytes(): Promise<number>;
  /** Removes erased data from the database's side files, too; false while a reader keeps it there. */
  purge(): Promise<boolean>;
  close(): Promise<void>;
}

/** The store cannot be opened or would not be durable; the message is one readable line. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/** The store's schema is older than this program; a start of the server brings it up to date. */
export class OlderStore extends DatabaseError {}
