// The speed report for staff: one line per page and device.
import { PAGES } from "../../site/pages";
import { DEVICES, METRICS, type Device, type Metric } from "../../visits/visit";
import { table } from "../terminal/table";
import { percentile, shares, total, type Histogram } from "./histogram";
import type { VisitCount } from "./visitCount";

export interface PageFigures {
  page: string;
  device: Device;
  visits: number;
  metrics: Partial<Record<Metric, { p75: number; good: number; fair: number; poor: number }>>;
}

const LEGEND = `Each figure: what three of four visits did not exceed (p75), then the visits in % that were good / need
improvement / were poor (web.dev/vitals). LCP, FCP, TTFB in seconds, INP in milliseconds.`;

function histogramOf(rows: readonly VisitCount[]): Histogram {
  const counts = new Map<number, number>();
  for (const { up_to: upTo, count } of rows) counts.set(upTo, count + (counts.get(upTo) ?? 0));
  return counts;
}

function pageFigures(page: string, device: Device, rows: readonly VisitCount[]): PageFigures {
  const figures: PageFigures = { page, device, visits: 0, metrics: {} };
  for (const metric of METRICS) {
    const histogram = histogramOf(rows.filter((row) => row.what === metric));
    const p75 = percentile(metric, histogram, 0.75);
    const parts = shares(metric, histogram);
    // Not every visit has every metric: without an interaction there is no INP.
    figures.visits = Math.max(figures.visits, total(histogram));
    if (p75 !== undefined && parts) figures.metrics[metric] = { p75, ...parts };
  }
  return figures;
}

/** Totals by page and device, in navigation order, then content pages; omits pages nobody visited. */
export function figuresOf(rows: readonly VisitCount[]): PageFigures[] {
  const paths = new Set<string>([...PAGES.map(({ path }) => path), ...rows.map(({ page }) => page).sort()]);
  return [...paths]
    .flatMap((path) =>
      DEVICES.map((device) =>
        pageFigures(
          path,
          device,
          rows.filter((row) => row.page === path && row.device === device),
        ),
      ),
    )
    .filter(({ visits }) => visits > 0);
}

const WRITE: Readonly<Record<Metric, (value: number) => string>> = {
  LCP: (ms) => `${(ms / 1000).toFixed(2)} s`,
  INP: (ms) => `${Math.round(ms)} ms`,
  CLS: (value) => value.toFixed(3),
  FCP: (ms) => `${(ms / 1000).toFixed(2)} s`,
  TTFB: (ms) => `${(ms / 1000).toFixed(2)} s`,
};

function cell(metric: Metric, figure: PageFigures["metrics"][Metric]): string {
  if (!figure) return "-";
  const percent = [figure.good, figure.fair, figure.poor].map((share) => Math.round(share * 100));
  return `${WRITE[metric](figure.p75)}  ${percent.join("/")}`;
}

/** The table for a period, with its title. */
export function figuresTable(title: string, figures: readonly PageFigures[]): string {
  if (figures.length === 0) return `${title}: no page was measured.\n`;
  const rows = figures.map(({ page, device, visits, metrics }) => [
    page,
    device,
    String(visits),
    ...METRICS.map((metric) => cell(metric, metrics[metric])),
  ]);
  return `${title}\n\n${table([["Page", "Device", "Visits", ...METRICS], ...rows])}\n\n${LEGEND}\n`;
}
