import { table } from "../../terminal/table";
import type { JobRow } from "../../database/rows";
import { readAttempts } from "../lead";
import { moment } from "./leadText";

export function jobList(jobs: readonly JobRow[]): string {
  const rows = jobs.flatMap((job) => {
    const { destination, event, state, due_at: dueAt, last_code: code, rescues } = job;
    const next = dueAt === null ? "" : `next ${moment(dueAt)} UTC`;
    const notes = [next, rescues > 0 ? `its server died ${rescues} times` : ""].filter(Boolean).join(", ");
    return [
      [destination, event, state, code ?? "", notes],
      ...readAttempts(job.history).map(({ at, ms, code: answer, status }) => [
        "",
        `${moment(at)} UTC`,
        `${ms} ms`,
        answer,
        String(status ?? ""),
      ]),
    ];
  });
  return table([["To", "About", "State", "Last answer", ""], ...rows]);
}

/** The row for scripts: JSON columns parsed, server-only columns left out. */
export function jobJson(job: JobRow): object {
  const internal = new Set(["lease_by", "batch", "about"]);
  const row = Object.fromEntries(Object.entries(job).filter(([column]) => !internal.has(column)));
  return { ...row, history: readAttempts(job.history) };
}
