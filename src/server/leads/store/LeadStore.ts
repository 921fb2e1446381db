// The store as intake and delivery see it: accept, claim, record. Staff queries are in StaffStore.
import { sql, type Kysely } from "kysely";
import type { Database, Tables } from "../../database/database";
import type { LeadRow } from "../lead";
import { ambiguousIfBrokenOff, withoutPersonalData } from "./changes";

export type NewLead = Pick<LeadRow, "id" | "idempotency_key" | "content_hash" | "content" | "state" | "next_at"> &
  Pick<LeadRow, "lease_by" | "hold_reasons" | "created_at" | "last_code" | "last_message"> &
  Partial<Pick<LeadRow, "follows">>;

export type LeadChange = Partial<Omit<LeadRow, "id" | "idempotency_key" | "created_at">>;

const UNTRIED = {
  attempts: 0,
  refusals: 0,
  ambiguous: 0,
  crm_id: null,
  last_status: null,
  attempt_log: "[]",
  delivered_at: null,
  redacted_at: null,
  follows: null,
};

export interface Backlog {
  waiting: number;
  attention: number;
  held: number;
  stored: number;
  /** When the longest-waiting lead entered the queue, in milliseconds since 1970. */
  oldestAt: number | null;
}

const insert = (db: Kysely<Tables>, lead: NewLead) =>
  db.insertInto("lead").values({ ...UNTRIED, ...lead, queued_at: lead.created_at, updated_at: lead.created_at });

export class LeadStore {
  constructor(private readonly database: Database) {}

  /** Commits a new lead to disk. Undefined when its idempotency key already exists. */
  async add(lead: NewLead): Promise<LeadRow | undefined> {
    const added = await insert(this.database.db, lead)
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returningAll()
      .executeTakeFirst();
    await this.database.verify();
    return added;
  }

  /** Stores a lead and removes it before anybody can see it. Rejects when leads cannot be stored now; see `verify`. */
  async rehearse(lead: NewLead): Promise<void> {
    await this.database.db.transaction().execute(async (transaction) => {
      await insert(transaction, lead).execute();
      await transaction.deleteFrom("lead").where("id", "=", lead.id).execute();
    });
  }

  async findByKey(idempotencyKey: string): Promise<LeadRow | undefined> {
    const { db } = this.database;
    return db.selectFrom("lead").selectAll().where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
  }

  async findById(id: string): Promise<LeadRow | undefined> {
    return this.database.db.selectFrom("lead").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** The latest lead with the same answers that the CRM has or is about to get. */
  async findEarlier(contentHash: string): Promise<Pick<LeadRow, "id" | "state"> | undefined> {
    return this.database.db
      .selectFrom("lead")
      .select(["id", "state"])
      .where("content_hash", "=", contentHash)
      .where("state", "in", ["pending", "sending", "delivered", "stored"])
      .where("redacted_at", "is", null)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
  }

  /** The first of these contacts that belongs to no lead but this one; undefined when there is none. */
  async freeContact(crmIds: readonly string[], leadId: string): Promise<string | undefined> {
    if (crmIds.length === 0) return undefined;
    const taken = await this.database.db
      .selectFrom("lead")
      .select("crm_id")
      .where("crm_id", "in", crmIds)
      .where("id", "!=", leadId)
      .execute();
    return crmIds.find((crmId) => !taken.some(({ crm_id: other }) => other === crmId));
  }

  /** Keeps the latest post of a lead whose sender tried again, unless the lead was erased in the meantime. */
  async replaceContent(idempotencyKey: string, content: string): Promise<void> {
    await this.database.db
      .updateTable("lead")
      .set({ content })
      .where("idempotency_key", "=", idempotencyKey)
      .where("redacted_at", "is", null)
      .execute();
    await this.database.verify();
  }

  /** When the next lead is due or the next lease ends; undefined when none is waiting. */
  async nextDueAt(): Promise<number | undefined> {
    const row = await this.database.db
      .selectFrom("lead")
      .select("next_at")
      .where("next_at", "is not", null)
      .orderBy("next_at")
      .limit(1)
      .executeTakeFirst();
    return row?.next_at ?? undefined;
  }

  /**
   * Claims the longest-due lead for `leaseMs`. An expired lease belonged to a server that died mid-attempt.
   * @param except leads not to claim
   */
  async claim(
    owner: string,
    nowMs: number,
    leaseMs: number,
    except: readonly string[] = [],
  ): Promise<LeadRow | undefined> {
    const { db, skipsLocked } = this.database;
    const due = db
      .selectFrom("lead")
      .select("id")
      .where("next_at", "<=", nowMs)
      .$if(except.length > 0, (query) => query.where("id", "not in", except))
      // An analysis can be attached only once the request it belongs to has become a contact.
      .where(
        sql<boolean>`not exists (select 1 from lead earlier where earlier.id = lead.follows and earlier.state in ('pending', 'sending'))`,
      )
      .orderBy("next_at")
      .limit(1)
      .$if(skipsLocked, (query) => query.forUpdate().skipLocked());
    return db
      .updateTable("lead")
      .set({
        ambiguous: ambiguousIfBrokenOff,
        state: "sending",
        lease_by: owner,
        next_at: nowMs + leaseMs,
        updated_at: nowMs,
      })
      .where("id", "=", due)
      .returningAll()
      .executeTakeFirst();
  }

  /** Records the end of an attempt if `owner` still holds the lease: another server may have taken over. */
  async finish(id: string, owner: string, change: LeadChange): Promise<void> {
    await this.database.db
      .updateTable("lead")
      .set({ ...change, lease_by: null })
      .where("id", "=", id)
      .where("lease_by", "=", owner)
      .where("state", "=", "sending")
      .execute();
  }

  /** Records that the CRM has this lead, no matter who holds the lease. */
  async confirm(id: string, change: LeadChange): Promise<void> {
    const { db } = this.database;
    await db
      .updateTable("lead")
      .set({ ...change, lease_by: null })
      .where("id", "=", id)
      .where("state", "!=", "delivered")
      .execute();
  }

  /** Hands leads waiting since before `beforeMs` to a person, with the failure that blocked them. Returns how many. */
  async giveUp(beforeMs: number, failure: { code: string; message: string }, nowMs: number): Promise<number> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead")
      .set({
        state: "attention",
        next_at: null,
        last_code: failure.code,
        last_message: failure.message,
        updated_at: nowMs,
      })
      .where("state", "=", "pending")
      .where("queued_at", "<", beforeMs)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Makes leads that wait for a time after `latestMs` due at `dueAt`. */
  async bringForward(latestMs: number, dueAt: number): Promise<void> {
    await this.database.db.updateTable("lead").set({ next_at: dueAt }).where("next_at", ">", latestMs).execute();
  }

  async backlog(): Promise<Backlog> {
    const rows = await this.database.db
      .selectFrom("lead")
      .select(["state", (eb) => eb.fn.count<number>("id").as("count"), (eb) => eb.fn.min("queued_at").as("oldest")])
      .where("state", "not in", ["delivered", "closed"])
      .where("redacted_at", "is", null)
      .groupBy("state")
      .execute();
    const count = (...states: string[]) =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
    const ages = rows
      .filter(({ state }) => state === "pending" || state === "sending")
      .map(({ oldest }) => Number(oldest));
    return {
      waiting: count("pending", "sending"),
      attention: count("attention"),
      held: count("held"),
      stored: count("stored"),
      oldestAt: ages.length > 0 ? Math.min(...ages) : null,
    };
  }

  /** Erases the personal data of leads delivered or closed before `beforeMs`. Returns how many. */
  async eraseOld(beforeMs: number, nowMs: number): Promise<number> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead")
      .set(withoutPersonalData(nowMs))
      .where("redacted_at", "is", null)
      .where((eb) =>
        eb.or([
          eb("state", "=", "delivered").and("delivered_at", "<", beforeMs),
          eb("state", "=", "closed").and("updated_at", "<", beforeMs),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await this.database.purge();
    return Number(numUpdatedRows);
  }

  /** How many leads have been held since before `beforeMs`. */
  async heldBefore(beforeMs: number): Promise<number> {
    const { count } = await this.database.db
      .selectFrom("lead")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("state", "=", "held")
      .where("queued_at", "<", beforeMs)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Closes leads held since before `beforeMs` and erases their personal data. Returns how many. */
  async expireHeld(beforeMs: number, nowMs: number): Promise<number> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead")
      .set({ ...withoutPersonalData(nowMs), state: "closed", updated_at: nowMs })
      .where("state", "=", "held")
      .where("queued_at", "<", beforeMs)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await this.database.purge();
    return Number(numUpdatedRows);
  }

  /** Rejects when committed data may be lost. */
  async verify(): Promise<void> {
    await this.database.verify();
  }

  async close(): Promise<void> {
    await this.database.close();
  }
}
