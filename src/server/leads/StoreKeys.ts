import { randomBytes, randomUUID } from "node:crypto";
import { DatabaseError } from "../database/database";
import type { SharedStore } from "./store/SharedStore";

/** Keys kept in the store, so that all its servers share them. */
export class StoreKeys {
  private ownSource = randomUUID().toString();

  /** @param ownAction the key from the settings, which overrides the store's */
  constructor(private ownAction: string | undefined) {}

  /** Reads the keys, creating any that are missing. */
  async read(shared: SharedStore): Promise<void> {
    this.ownSource = await shared.readOrSet("source-key", randomUUID());
    this.ownAction ??= await shared.readOrSet("action-key", randomBytes(32).toString("hex"));
  }

  /** Pseudonymizes addresses in the log; until the store is open, a key of this process only. */
  get source(): string {
    return this.ownSource;
  }

  /**
   * Signs email links.
   * @throws DatabaseError while the store is not open and the settings contain no key
   */
  get action(): string {
    if (this.ownAction === undefined) throw new DatabaseError("The key that signs links is in the store.");
    return this.ownAction;
  }
}
