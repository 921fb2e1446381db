// The servers of a store: each registers with a heartbeat, its leases belong to its registration, and the living free what
// the dead have left.
import { sql, type Kysely } from "kysely";
import type { Database, Tables } from "../../database/database";
import { LOOKUP_PAUSE_MS, DEAD_AFTER_MS, isAlive } from "./leadRows";
import { CRM } from "../../database/rows";
import type { LeadLog } from "../leadRuntime";

export const HEARTBEAT_MS = 2000;
/** For this long after a heartbeat, no other server takes this one for dead, however the clocks' reading differs. */
const SURE_FOR_MS = DEAD_AFTER_MS / 2;

export class Servers {
  private beatAtMs = -Infinity;
  private aliveSinceMs = Infinity;
  private beating: Promise<void> | undefined;

  constructor(
    private readonly database: () => Database,
    readonly own: string,
    private readonly clock: { now(): number; sync(database: Database): Promise<void> },
    private readonly log: LeadLog,
  ) {}

  /** Rejects when this server cannot renew its registration: then it must not send anything. */
  async beat(): Promise<void> {
    // PostgreSQL's clock may go back when another machine takes over.
    if (Math.abs(this.clock.now() - this.beatAtMs) < HEARTBEAT_MS) return;
    this.beating ??= this.renew().finally(() => (this.beating = undefined));
    await this.beating;
  }

  private async renew(): Promise<void> {
    const database = this.database();
    await this.clock.sync(database);
    await this.register();
    const rescued = await database.db.transaction().execute((db) => this.rescue(db, this.clock.now()));
    if (rescued > 0)
      this.log.warn({ jobs: rescued }, "a server died in the middle of these attempts: they are due again");
  }

  private async register(): Promise<void> {
    const seen_at = this.clock.now();
    await this.database()
      .db.insertInto("server")
      .values({ id: this.own, seen_at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at }))
      .execute();
    if (seen_at - this.beatAtMs > SURE_FOR_MS) this.aliveSinceMs = seen_at;
    this.beatAtMs = seen_at;
  }

  private get isSure(): boolean {
    return this.clock.now() - this.beatAtMs < SURE_FOR_MS;
  }

  /** Makes sure, in one statement at most, that nobody takes this server for dead while it sends something. */
  async beSure(): Promise<void> {
    if (!this.isSure) await this.register();
  }

  /** True when nobody can have taken this server for dead since `ms`; false when that has to be looked up. */
  isAliveSince(ms: number): boolean {
    return ms >= this.aliveSinceMs && this.isSure;
  }

  /**
   * Makes the jobs of dead servers due. Their last attempt may have arrived: the CRM is asked about it first, once its
   * search can find it.
   */
  private async rescue(db: Kysely<Tables>, nowMs: number): Promise<number> {
    // One that renews its registration at this moment has locked it: it is alive, and waiting for it could deadlock.
    const { isShared } = this.database();
    const dead = db
      .selectFrom("server")
      .select("id")
      .where(sql<boolean>`not ${isAlive(nowMs)}`)
      .$if(isShared, (query) => query.forUpdate().skipLocked());
    await db.deleteFrom("server").where("id", "in", dead).execute();
    const { numUpdatedRows } = await db
      .updateTable("job")
      .set((eb) => ({
        state: "scheduled",
        run_at: sql<number>`cast(${nowMs} as bigint) + case when destination = ${CRM} then ${sql.lit(LOOKUP_PAUSE_MS)} else 0 end`,
        lease_by: null,
        maybe_delivered: 1,
        rescues: eb("rescues", "+", 1),
        updated_at: nowMs,
      }))
      .where("lease_by", "is not", null)
      .where("lease_by", "not in", db.selectFrom("server").select("id"))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async leave(): Promise<void> {
    await this.database().db.deleteFrom("server").where("id", "=", this.own).execute();
  }
}
