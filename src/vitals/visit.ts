// What a visit reports about its speed, and nothing about its visitor: the browser sends it, the server counts it.
import type { Language } from "../i18n/languages";

/** Names as in web.dev/vitals; CLS has no unit, the others are in milliseconds. */
export const METRICS = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type Metric = (typeof METRICS)[number];

export const DEVICES = ["phone", "desktop"] as const;

export type Device = (typeof DEVICES)[number];

export interface Visit {
  /** Where the visit began: a page's path without language prefix. */
  page: string;
  language: Language;
  device: Device;
  metrics: Partial<Record<Metric, number>>;
}
