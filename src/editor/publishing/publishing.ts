// Derives the publishing state from CI on the newest commit and from what the site was built from.
import type { CheckRun } from "./github";

export type Publishing =
  /** Visitors see everything saved, except drafts. */
  | { state: "live" }
  /** Saved; CI has not started. */
  | { state: "waiting" }
  | { state: "checking" }
  /** Checked and being deployed. */
  | { state: "publishing" }
  /** Deployed; the site does not tell what it was built from. */
  | { state: "unseen" }
  /** Checked, but nothing deploys it automatically. */
  | { state: "checked" }
  | { state: "failed"; run: CheckRun };

/** Name of the workflow's deploy job. */
const DEPLOY = "deploy";

const FINE = ["success", "neutral", "skipped"];

/** @param isLive whether the site was built from the saved content; undefined when the site does not publish it */
export function publishingOf(runs: readonly CheckRun[], isLive: boolean | undefined): Publishing {
  if (isLive) return { state: "live" };
  const failed = runs.find(({ status, conclusion }) => status === "completed" && !FINE.includes(conclusion ?? ""));
  if (failed) return { state: "failed", run: failed };
  if (runs.length === 0) return { state: "waiting" };
  const open = runs.filter(({ status }) => status !== "completed");
  if (open.some(({ name }) => name !== DEPLOY)) return { state: "checking" };
  if (open.length > 0) return { state: "publishing" };
  // GitHub lists a job only once the jobs it needs have finished.
  const deploy = runs.find(({ name }) => name === DEPLOY);
  if (!deploy) return { state: "checking" };
  if (deploy.conclusion === "skipped") return { state: "checked" };
  return { state: isLive === undefined ? "unseen" : "publishing" };
}

/** True while publishing is in progress. */
export const isUnderway = ({ state }: Publishing): boolean => ["waiting", "checking", "publishing"].includes(state);
