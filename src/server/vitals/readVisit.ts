// Validates the body of a report: four fields with few possible values each, and nothing else.
import { isGroup } from "../../content/isGroup";
import { LANGUAGES } from "../../i18n/languages";
import { DEVICES, METRICS, type Metric, type Visit } from "../../vitals/visit";
import { spanOf } from "./spans";

const VISIT_FIELDS = ["page", "language", "device", "metrics"];

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

function readMetrics(value: unknown): Visit["metrics"] | undefined {
  const entries = isGroup(value) ? Object.entries(value) : [];
  const fits = ([name, figure]: [string, unknown]) =>
    isOneOf<Metric>(METRICS, name) && typeof figure === "number" && spanOf(name, figure) !== undefined;
  return entries.length > 0 && entries.every(fits) ? Object.fromEntries(entries) : undefined;
}

/** The report in a parsed body, for one of `pages`; undefined when anything is unknown, missing, or out of range. */
export function readVisit(body: unknown, pages: readonly string[]): Visit | undefined {
  if (!isGroup(body) || Object.keys(body).some((name) => !VISIT_FIELDS.includes(name))) return undefined;
  const { page, language, device } = body;
  const metrics = readMetrics(body.metrics);
  if (!isOneOf(pages, page) || !isOneOf(LANGUAGES, language) || !isOneOf(DEVICES, device) || !metrics) return undefined;
  return { page, language, device, metrics };
}
