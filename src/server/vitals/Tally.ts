import { METRICS, type Visit } from "../../vitals/visit";
import { spanOf } from "./spans";
import { dayOf, type VitalRow } from "./vital";

/**
 * Counts visits in memory until they are stored. It never holds more than the rows of a day or two: pages × languages ×
 * devices × spans.
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

  /** Hands all rows out and starts anew. */
  take(): VitalRow[] {
    // In one order everywhere: servers that store at the same time never wait for each other in a circle.
    const rows = [...this.rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    this.rows = new Map();
    return rows;
  }

  /** Takes rows back that could not be stored. */
  putBack(rows: readonly VitalRow[]): void {
    rows.forEach((row) => this.addRow(row));
  }

  private addRow({ count, ...place }: VitalRow): void {
    const key = Object.values(place).join(" ");
    this.rows.set(key, { ...place, count: count + (this.rows.get(key)?.count ?? 0) });
  }
}
