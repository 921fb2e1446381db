import type { Language } from "../../i18n/languages";
import type { Step } from "../../site/visitStep";
import type { Device, Metric } from "../../visits/visit";
import { DAY_MS } from "../durations";

/** A row of the table `visit_count`: how often on a day a step was taken, or a value was within one span. */
export interface VisitCount {
  /** `2026-11-21`, in UTC. */
  day: string;
  page: string;
  language: Language;
  device: Device;
  /** The campaign's source or the site before; empty for direct visits and for values. */
  source: string;
  /** Empty without one, and for values. */
  campaign: string;
  what: Step | Metric;
  /** Of a value: upper end of the span, inclusive, in whole milliseconds, or ten-thousandths of CLS. Of a step: 0. */
  up_to: number;
  count: number;
}

/** The UTC day of a time in milliseconds since 1970. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The UTC day a number of days before a time in milliseconds since 1970. */
export const dayBefore = (ms: number, days: number): string => dayOf(ms - days * DAY_MS);

/** @param day such as `2026-11-23` */
export const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;
