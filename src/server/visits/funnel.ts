// What became of visits, by where they came from.
import { STEPS, type Step } from "../../site/visitStep";
import { OTHER } from "./Tally";
import type { VisitCount } from "./visitCount";

/** How often each step was taken by visits from one place. */
export interface FunnelLine {
  /** The campaign's source or the site before; empty for visits that came directly. */
  source: string;
  /** Empty without one. */
  campaign: string;
  steps: Record<Step, number>;
}

const noSteps = (): Record<Step, number> => ({
  visit: 0,
  view: 0,
  formSeen: 0,
  formBegun: 0,
  formSent: 0,
  calculator: 0,
});

/** The steps of several lines together. */
export function stepsOf(lines: readonly FunnelLine[]): Record<Step, number> {
  const sum = noSteps();
  for (const { steps } of lines) for (const step of STEPS) sum[step] += steps[step];
  return sum;
}

/**
 * One line per source and campaign, those with most visits first.
 * @param most lines at most: the rest become one more, named `other`
 */
export function funnelOf(rows: readonly VisitCount[], most = Infinity): FunnelLine[] {
  const lines = new Map<string, FunnelLine>();
  for (const { source, campaign, what, count } of rows) {
    const step = STEPS.find((one) => one === what);
    if (!step) continue;
    const key = `${source}\n${campaign}`;
    const line = lines.get(key) ?? { source, campaign, steps: noSteps() };
    line.steps[step] += Number(count);
    lines.set(key, line);
  }
  const sorted = [...lines.values()].sort((one, other) => other.steps.visit - one.steps.visit);
  const [shown, rest] = [sorted.slice(0, most), sorted.slice(most)];
  return rest.length === 0 ? shown : [...shown, { source: OTHER, campaign: "", steps: stepsOf(rest) }];
}
