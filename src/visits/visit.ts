// What a page that was read reports of itself, and nothing about its reader: the browser sends it, the server counts it.
import type { Language } from "../i18n/languages";
import type { Step } from "../site/visitStep";

/** Names as in web.dev/vitals; CLS has no unit, the others are in milliseconds. */
export const METRICS = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type Metric = (typeof METRICS)[number];

export const DEVICES = ["phone", "desktop"] as const;

export type Device = (typeof DEVICES)[number];

/** One report: what happened since the last one of the same page. */
export interface Visit {
  /** A page's path without language prefix. */
  page: string;
  language: Language;
  device: Device;
  /** Where the visit came from, as kept in the browser: `readSource` reads it. */
  source?: unknown;
  steps: Step[];
  metrics: Partial<Record<Metric, number>>;
}
