// What is not done yet, counted: for health, the daily log, and staff.
import type { Database } from "../../database/database";
import { CRM, VISITORS, type JobRow } from "../../database/rows";

export interface OpenJobs extends Pick<JobRow, "destination" | "state"> {
  count: number;
  oldestAt: number;
}

export interface Open {
  /** Those given up are kept until staff retry them. */
  jobs: OpenJobs[];
  /** Destinations that jobs wait for, although the settings name them no more. */
  unset: string[];
  unheard: number;
}

/** @param set the destinations that the settings name */
export async function openJobs({ db }: Pick<Database, "db">, set: readonly string[]): Promise<Open> {
  const rows = await db
    .selectFrom("job")
    .select([
      "destination",
      "state",
      (eb) => eb.fn.countAll<number>().as("count"),
      (eb) => eb.fn.min("queued_at").as("oldestAt"),
    ])
    .where("state", "in", ["scheduled", "running", "discarded"])
    .groupBy(["destination", "state"])
    .execute();
  const jobs = rows.map((row) => ({ ...row, count: Number(row.count), oldestAt: Number(row.oldestAt) }));
  const isGivenUp = ({ state }: OpenJobs) => state === "discarded";
  const unset = jobs.filter((job) => !isGivenUp(job) && !set.includes(job.destination));
  const unheard = jobs.filter((job) => isGivenUp(job) && job.destination !== CRM && job.destination !== VISITORS);
  return {
    jobs,
    unset: [...new Set(unset.map(({ destination }) => destination))],
    unheard: unheard.reduce((sum, { count }) => sum + count, 0),
  };
}
