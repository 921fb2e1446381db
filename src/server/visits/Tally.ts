import { METRICS } from "../../visits/visit";
import type { ReadVisit } from "./readVisit";
import { spanOf } from "./spans";
import { dayOf, type VisitCount } from "./visitCount";

/** Campaigns and sites counted by name in a day. Anybody can send names: those beyond are counted as `OTHER`. */
const NAMES_A_DAY = 200;

export const OTHER = "other";

/**
 * Counts visits in memory until they are stored. It never holds more than the rows of a day or two (pages × languages ×
 * devices × spans, and names × steps).
 */
export class Tally {
  private rows = new Map<string, VisitCount>();
  private names = { day: "", seen: new Set<string>() };

  add({ page, language, device, source, campaign, steps, metrics }: ReadVisit, nowMs: number): void {
    const place = { day: dayOf(nowMs), page, language, device };
    const from = this.isNamed(place.day, `${source}\n${campaign}`)
      ? { source, campaign }
      : { source: OTHER, campaign: "" };
    for (const what of steps) this.addRow({ ...place, ...from, what, up_to: 0, count: 1 });
    for (const what of METRICS) {
      const value = metrics[what];
      const upTo = value === undefined ? undefined : spanOf(what, value);
      if (upTo !== undefined) this.addRow({ ...place, source: "", campaign: "", what, up_to: upTo, count: 1 });
    }
  }

  /** Returns all rows and starts over. */
  take(): VisitCount[] {
    // The same order everywhere, so that servers storing at the same time cannot deadlock.
    const rows = [...this.rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    this.rows = new Map();
    return rows;
  }

  /** Takes back rows that could not be stored. */
  putBack(rows: readonly VisitCount[]): void {
    rows.forEach((row) => this.addRow(row));
  }

  private isNamed(day: string, name: string): boolean {
    if (this.names.day !== day) this.names = { day, seen: new Set() };
    if (this.names.seen.size < NAMES_A_DAY) this.names.seen.add(name);
    return this.names.seen.has(name);
  }

  private addRow({ count, ...place }: VisitCount): void {
    const key = JSON.stringify(Object.values(place));
    this.rows.set(key, { ...place, count: count + (this.rows.get(key)?.count ?? 0) });
  }
}
