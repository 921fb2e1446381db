import { randomBytes, randomUUID } from "node:crypto";
import { DatabaseError } from "../database/database";
import type { SharedStore } from "./store/SharedStore";

/** Keys that lie in the store, so that all its servers have the same. */
export class StoreKeys {
  private ownSource = randomUUID().toString();

  /** @param ownAction the key that the settings name, which goes before the store's */
  constructor(private ownAction: string | undefined) {}

  /** Reads them, or makes them where there are none. */
  async read(shared: SharedStore): Promise<void> {
    this.ownSource = await shared.readOrSet("source-key", randomUUID());
    this.ownAction ??= await shared.readOrSet("action-key", randomBytes(32).toString("hex"));
  }

  /** Makes names for the log of addresses; until the store is open, one of this process alone. */
  get source(): string {
    return this.ownSource;
  }

  /**
   * Signs the links of mails.
   * @throws DatabaseError while the store is not open and the settings name none
   */
  get action(): string {
    if (this.ownAction === undefined) throw new DatabaseError("The key that signs links lies in the store.");
    return this.ownAction;
  }
}
