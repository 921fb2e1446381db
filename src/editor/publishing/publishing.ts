// How far publishing has come: from what CI says of the newest commit, and from what the site was built from.
import type { CheckRun } from "./github";

export type Publishing =
  /** Visitors see everything that is saved. */
  | { state: "live" }
  /** Saved; CI has not begun. */
  | { state: "waiting" }
  | { state: "checking" }
  /** Checked, and on its way to the server. */
  | { state: "publishing" }
  /** Checked, but nothing publishes it by itself. */
  | { state: "checked" }
  | { state: "failed"; run: CheckRun };

/** The job of the workflow that publishes. */
const DEPLOY = "deploy";

const FINE = ["success", "neutral", "skipped"];

/** @param isLive whether the site was built from the content as it is saved; undefined when the site does not say */
export function publishingOf(runs: readonly CheckRun[], isLive: boolean | undefined): Publishing {
  if (isLive) return { state: "live" };
  const failed = runs.find(({ status, conclusion }) => status === "completed" && !FINE.includes(conclusion ?? ""));
  if (failed) return { state: "failed", run: failed };
  if (runs.length === 0) return { state: "waiting" };
  const open = runs.filter(({ status }) => status !== "completed");
  if (open.some(({ name }) => name !== DEPLOY)) return { state: "checking" };
  if (open.length > 0) return { state: "publishing" };
  // The jobs that follow are named when those before them are done.
  const deploy = runs.find(({ name }) => name === DEPLOY);
  if (!deploy) return { state: "checking" };
  if (deploy.conclusion === "skipped") return { state: "checked" };
  return { state: isLive === undefined ? "live" : "publishing" };
}

/** True while there is something to wait for. */
export const isUnderway = ({ state }: Publishing): boolean => ["waiting", "checking", "publishing"].includes(state);
