import type { Language } from "../../i18n/languages";
import type { Device, Metric } from "../../vitals/visit";
import { DAY_MS } from "../durations";

/** A row of the table `vital`: how many visits on a day had a value in one span. */
export interface VitalRow {
  /** `2026-11-21`, in UTC. */
  day: string;
  page: string;
  language: Language;
  device: Device;
  metric: Metric;
  /** Upper end of the span, inclusive: whole milliseconds, or ten-thousandths of CLS. */
  up_to: number;
  count: number;
}

/** The UTC day of a time in milliseconds since 1970. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The UTC day a number of days before a time in milliseconds since 1970. */
export const dayBefore = (ms: number, days: number): string => dayOf(ms - days * DAY_MS);
