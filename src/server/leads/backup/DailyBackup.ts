import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../database/database";
import { reasonOf } from "../../../platform/reasonOf";
import { dayOf, HOUR_MS } from "../../durations";
import { REASONS } from "../../http/healthReasons";
import type { LeadLog } from "../leadRuntime";
import { SharedStore } from "../store/SharedStore";
import { backUp } from "./backUp";

const KEPT_COPIES = 7;

/** In the store, for the health report after a restart. */
const NOTICE = "notice-backup";

const OURS = /^leads-\d{4}-\d\d-\d\d\.db$/;

function deleteOld(folder: string): void {
  const ours = readdirSync(folder).filter((name) => OURS.test(name));
  for (const name of ours.sort().slice(0, -KEPT_COPIES)) rmSync(join(folder, name));
}

/** Copies the store into a folder once a day, and deletes its own oldest copies there. */
export class DailyBackup {
  private triedAtMs = -Infinity;
  private hasFailed = false;

  constructor(
    private readonly database: Database,
    private readonly folder: string,
    private readonly now: () => number,
    private readonly log: LeadLog,
  ) {}

  async fails(): Promise<boolean> {
    return this.hasFailed || (await new SharedStore(this.database).read(NOTICE)) !== undefined;
  }

  private async note(hasFailed: boolean): Promise<void> {
    this.hasFailed = hasFailed;
    const shared = new SharedStore(this.database);
    // A store that cannot be written to has a report of its own.
    await shared.note(NOTICE, hasFailed ? "failed" : undefined).catch(() => undefined);
  }

  /** Does what is due; retries after an hour on failure. Never rejects: leads do not wait for it. */
  async run(): Promise<void> {
    const nowMs = this.now();
    const file = join(this.folder, `leads-${dayOf(nowMs)}.db`);
    if (nowMs - this.triedAtMs < HOUR_MS || existsSync(file)) return;
    this.triedAtMs = nowMs;
    try {
      const leads = await backUp(this.database.place, file);
      await this.note(false);
      this.log.info({ leads }, "the store has been backed up");
    } catch (error) {
      await this.note(true);
      return this.log.error({ reason: reasonOf(error) }, REASONS.backup);
    }
    try {
      deleteOld(this.folder);
    } catch (error) {
      this.log.error({ reason: reasonOf(error) }, "old copies of the store could not be deleted");
    }
  }
}
