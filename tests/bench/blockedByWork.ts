import type { TraceEvent } from "./lighthouse";

// As in Lighthouse: how many times slower a phone is than this machine, and the part of a task that does not block.
const SLOWER = 4;
const SHORT_MS = 50;

/**
 * Lighthouse's total blocking time (milliseconds), but in CPU time: the main thread's tasks after the first contentful
 * paint, without the time that other programs, or other guests of a shared machine, took from them.
 */
export function blockedByWork(events: readonly TraceEvent[], url: string): number {
  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL?.startsWith(url),
  );
  const paint = events.find(
    ({ name, pid, ts }) => name === "firstContentfulPaint" && pid === start?.pid && ts >= start.ts,
  );
  if (!start || !paint) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) => name.endsWith("RunTask") && pid === start.pid && tid === start.tid && ts >= paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - SHORT_MS), 0);
}
