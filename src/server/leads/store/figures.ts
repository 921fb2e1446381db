// What is not done yet, counted: for health, the daily log, the digest, and checks.
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../database/database";
import { CRM, type JobRow } from "../../database/rows";
import { expiringBefore } from "../lead";

export type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** Leads by what they wait for. */
async function leadFigures(db: Kysely<Tables>, nowMs: number) {
  const rows = await db
    .selectFrom("lead")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count"), fn.min("queued_at").as("oldestAt")])
    .select(sql<number>`sum(case when queued_at < ${expiringBefore(nowMs)} then 1 else 0 end)`.as("old"))
    .where("state", "not in", ["delivered", "closed"])
    .where("redacted_at", "is", null)
    .groupBy("state")
    .execute();
  const of = (wanted: string) => rows.find(({ state }) => state === wanted);
  const countOf = (wanted: string) => Number(of(wanted)?.count ?? 0);
  const oldestOf = (...states: string[]) =>
    states.flatMap((state) => of(state)?.oldestAt ?? []).sort((a, b) => a - b)[0];
  return {
    waiting: countOf("pending"),
    attention: countOf("attention"),
    held: countOf("held"),
    stored: countOf("stored"),
    /** Held ones that are erased soon unless somebody decides. */
    expiring: Number(of("held")?.old ?? 0),
    oldestAt: oldestOf("pending"),
    oldestForPersonAt: oldestOf("attention", "held"),
  };
}

/** @param set the destinations that the settings name */
export async function figuresOf(db: Kysely<Tables>, set: readonly string[], nowMs: number) {
  const rows = await db
    .selectFrom("job")
    .select(({ fn }) => ["destination", "state", fn.countAll<number>().as("count"), fn.min("queued_at").as("oldestAt")])
    .where("state", "in", ["scheduled", "running", "discarded"])
    .groupBy(["destination", "state"])
    .execute();
  const jobs = rows.map((row) => ({ ...row, count: Number(row.count), oldestAt: Number(row.oldestAt) }));
  const isGivenUp = ({ state }: Pick<JobRow, "state">) => state === "discarded";
  const open = jobs.filter((job) => !isGivenUp(job)).map(({ destination }) => destination);
  return {
    ...(await leadFigures(db, nowMs)),
    jobs,
    /** Destinations that jobs wait for, although the settings name them no more. */
    unset: [...new Set(open)].filter((name) => !set.includes(name)),
    /** Notifications given up: they are kept until staff retry them. */
    discarded: jobs
      .filter((job) => isGivenUp(job) && job.destination !== CRM)
      .reduce((sum, { count }) => sum + count, 0),
  };
}
