import { lock, Locked } from "../../platform/lock";
import { reasonOf } from "../../platform/reasonOf";
import { DatabaseError } from "./database";

export class StoreInUse extends DatabaseError {
  constructor(path: string) {
    super(
      `Another server, or a command that restores the store, uses ${path}: stop it, or give this one a store of its own (LEADS_DATABASE_URL). Several servers share a PostgreSQL store.`,
    );
  }
}

/** A server that is being replaced may take this long to end. */
const PATIENCE_MS = 5000;

/**
 * Takes the store for this server.
 * @returns frees it
 * @throws StoreInUse; DatabaseError if its folder cannot be used
 */
export async function lockStore(path: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  try {
    return await lock(`${path}.lock`, patienceMs);
  } catch (error) {
    if (error instanceof Locked) throw new StoreInUse(path);
    throw new DatabaseError(`${path} cannot be opened as the lead store: ${reasonOf(error)}`);
  }
}
