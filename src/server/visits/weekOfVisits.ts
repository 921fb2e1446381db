import type { Step } from "../../site/visitStep";
import type { Database } from "../database/database";
import { DAY_MS } from "../durations";
import { funnelOf, stepsOf } from "./funnel";
import { dayBefore } from "./visitCount";
import { VisitStore } from "./VisitStore";

/** Places that visits came from, in a week's report. */
const SOURCES = 3;

export interface WeekOfVisits {
  steps: Record<Step, number>;
  /** Requests that reached people; those who ask not to be counted write, too. */
  requests: number;
  /** Where most visits came from; an empty name is a direct visit. */
  from: readonly { source: string; visits: number }[];
}

/**
 * The seven days before a day; undefined if no visit was counted in them.
 * @param day such as `2026-11-23`, in UTC
 */
export async function weekOfVisits(database: Database, day: string): Promise<WeekOfVisits | undefined> {
  const untilMs = Date.parse(day);
  const { requests } = await database.db
    .selectFrom("lead")
    .select((eb) => eb.fn.countAll<number>().as("requests"))
    .where("created_at", ">=", untilMs - 7 * DAY_MS)
    .where("created_at", "<", untilMs)
    .where("state", "not in", ["held", "closed"])
    .executeTakeFirstOrThrow();
  const counted = await new VisitStore(database).since(dayBefore(untilMs, 7));
  const lines = funnelOf(
    counted.filter((row) => row.day < day).map((row) => ({ ...row, campaign: "" })),
    SOURCES,
  );
  const steps = stepsOf(lines);
  if (steps.view === 0) return undefined;
  return {
    steps,
    requests: Number(requests),
    from: lines.map(({ source, steps: { visit } }) => ({ source, visits: visit })),
  };
}
