// Numbers about all leads, for `npm run leads -- stats`.
import { sql } from "kysely";
import type { Database } from "../../database/database";
import { DAY_MS } from "../../durations";

export async function readStats({ db }: Pick<Database, "db">, nowMs: number) {
  const states = await db
    .selectFrom("lead")
    .select(["state", (eb) => eb.fn.countAll<number>().as("count"), (eb) => eb.fn.min("queued_at").as("oldest")])
    .groupBy("state")
    .execute();
  const { rescues } = await db
    .selectFrom("job")
    .select(sql<number>`coalesce(sum(rescues), 0)`.as("rescues"))
    .executeTakeFirstOrThrow();
  const since = (ms: number) => sql<number>`coalesce(sum(case when created_at >= ${ms} then 1 else 0 end), 0)`;
  const accepted = await db
    .selectFrom("lead")
    .select([since(nowMs - DAY_MS).as("day"), since(nowMs - 7 * DAY_MS).as("week")])
    .executeTakeFirstOrThrow();
  const delivered = await db
    .selectFrom("lead")
    .select(sql<number>`delivered_at - created_at`.as("ms"))
    .where("delivered_at", ">=", nowMs - 7 * DAY_MS)
    .orderBy("ms")
    .execute();
  const waiting = states.find(({ state }) => state === "pending");
  return {
    byState: Object.fromEntries(states.map(({ state, count }) => [state, Number(count)])),
    oldestWaitingAt: waiting ? Number(waiting.oldest) : null,
    rescues: Number(rescues),
    acceptedLastDay: Number(accepted.day),
    acceptedLastWeek: Number(accepted.week),
    deliveredLastWeek: delivered.length,
    medianDeliveryMs: delivered[Math.floor(delivered.length / 2)]?.ms ?? null,
  };
}
