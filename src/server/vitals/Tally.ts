import { METRICS, type Visit } from "../../vitals/visit";
import { spanOf } from "./spans";
import { dayOf, type VitalRow } from "./vital";

/**
 * Counts visits in memory until they are stored. It never holds more than the rows of a day or two (pages × languages ×
 * devices × spans).
 */
export class Tally {
  private rows = new Map<string, VitalRow>();

  add({ page, language, device, metrics }: Visit, nowMs: number): void {
    for (const metric of METRICS) {
      const value = metrics[metric];
      const upTo = value === undefined ? undefined : spanOf(metric, value);
      if (upTo === undefined) continue;
      this.addRow({ day: dayOf(nowMs), page, language, device, metric, up_to: upTo, count: 1 });
    }
  }

  /** Returns all rows and starts over. */
  take(): VitalRow[] {
    // The same order everywhere, so that servers storing at the same time cannot deadlock.
    const rows = [...this.rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    this.rows = new Map();
    return rows;
  }

  /** Takes back rows that could not be stored. */
  putBack(rows: readonly VitalRow[]): void {
    rows.forEach((row) => this.addRow(row));
  }

  private addRow({ count, ...place }: VitalRow): void {
    const key = Object.values(place).join(" ");
    this.rows.set(key, { ...place, count: count + (this.rows.get(key)?.count ?? 0) });
  }
}
