// What a visit tells of the speed it had, and nothing of who made it: the browser sends it, the server counts it.
import type { Language } from "../i18n/languages";

export const VITALS_PATH = "/api/vitals";

/** Names as in web.dev/vitals; CLS is a number without unit, the others are milliseconds. */
export const METRICS = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type Metric = (typeof METRICS)[number];

export const DEVICES = ["phone", "desktop"] as const;

export type Device = (typeof DEVICES)[number];

export interface Visit {
  /** Where the visit began: path of a page without its language. */
  page: string;
  language: Language;
  device: Device;
  metrics: Partial<Record<Metric, number>>;
}
