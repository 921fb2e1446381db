// Validates the body of a report: a few fields with few possible values each, and where the visit came from.
import { readSource, sourceName } from "../../contact/fields/source";
import { isGroup } from "../../content/isGroup";
import { LANGUAGES } from "../../i18n/languages";
import { STEPS } from "../../site/visitStep";
import { DEVICES, METRICS, type Metric, type Visit } from "../../visits/visit";
import { spanOf } from "./spans";

/** A valid report, with the names of its campaign and of the site before. */
export interface ReadVisit extends Omit<Visit, "source"> {
  source: string;
  campaign: string;
}

const VISIT_FIELDS = ["page", "language", "device", "source", "steps", "metrics"];

/** In characters, of a name that is counted: campaigns that differ only behind that are one. */
const MOST = 60;

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.some((one) => one === value);

/** The same name whatever its case. */
const named = (name = ""): string => Array.from(name.toLowerCase()).slice(0, MOST).join("");

function readSteps(value: unknown): Visit["steps"] | undefined {
  const steps = Array.isArray(value) ? STEPS.filter((step) => value.includes(step)) : [];
  return Array.isArray(value) && steps.length === value.length ? steps : undefined;
}

function readMetrics(value: unknown): Visit["metrics"] | undefined {
  const entries = isGroup(value) ? Object.entries(value) : [];
  const fits = ([name, figure]: [string, unknown]) =>
    isOneOf<Metric>(METRICS, name) && typeof figure === "number" && spanOf(name, figure) !== undefined;
  return isGroup(value) && entries.every(fits) ? Object.fromEntries(entries) : undefined;
}

/** The report in a parsed body, for one of `pages`; undefined when anything is unknown, missing, or out of range. */
export function readVisit(body: unknown, pages: readonly string[]): ReadVisit | undefined {
  if (!isGroup(body) || Object.keys(body).some((name) => !VISIT_FIELDS.includes(name))) return undefined;
  const { page, language, device } = body;
  const [steps, metrics] = [readSteps(body.steps), readMetrics(body.metrics)];
  if (!isOneOf(pages, page) || !isOneOf(LANGUAGES, language) || !isOneOf(DEVICES, device)) return undefined;
  if (!steps || !metrics || steps.length + Object.keys(metrics).length === 0) return undefined;
  const source = readSource(body.source);
  const { campaign } = source?.last ?? source?.first ?? {};
  return {
    page,
    language,
    device,
    source: named(source && sourceName(source)),
    campaign: named(campaign),
    steps,
    metrics,
  };
}
