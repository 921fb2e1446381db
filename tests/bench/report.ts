// What all benchmarks print: a table, and the conditions of the measurement.
import { cpus, loadavg, totalmem } from "node:os";
import { table } from "../../src/server/terminal/table";

/** The median; of an even number of figures, the upper of the two middle ones. 0 if there are none. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

/** Kilobytes (1000 bytes) with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The load average over 1, 5 and 15 minutes. */
export const loadAverage = (): string =>
  `load average ${loadavg()
    .map((average) => average.toFixed(1))
    .join(" ")}`;

/** Date, machine and its load: other work on it makes every figure worse. */
export function conditions(): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "?"}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}, ${loadAverage()}`;
}

/** Prints the rows, the first of which is the heading, then the notes, one per line. */
export function report(rows: readonly (readonly string[])[], notes: readonly string[] = []): void {
  process.stdout.write(`\n${[table(rows), ...(notes.length > 0 ? [""] : []), ...notes].join("\n")}\n`);
}
