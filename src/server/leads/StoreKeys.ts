import { randomBytes, randomUUID } from "node:crypto";
import { DatabaseError } from "../database/database";
import type { SharedStore } from "./store/SharedStore";

/** Keys kept in the store, so that all its servers share them. */
export class StoreKeys {
  private ownSource = randomUUID().toString();

  /** @param ownActions the keys from the settings, the current one first, which override the store's */
  constructor(private ownActions: readonly string[]) {}

  async read(shared: SharedStore): Promise<void> {
    this.ownSource = await shared.readOrSet("source-key", randomUUID());
    if (this.ownActions.length === 0)
      this.ownActions = [await shared.readOrSet("action-key", randomBytes(32).toString("hex"))];
  }

  /** Pseudonymizes addresses in the log; until the store is open, a key of this process only. */
  get source(): string {
    return this.ownSource;
  }

  /**
   * The keys of email links: the first signs, all are accepted.
   * @throws DatabaseError while the store is not open and the settings contain no key
   */
  get actions(): readonly [string, ...string[]] {
    const [first, ...others] = this.ownActions;
    if (first === undefined) throw new DatabaseError("The key that signs links is in the store.");
    return [first, ...others];
  }
}
