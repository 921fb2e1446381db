import { STEPS, type Step } from "../../site/visitStep";
import { table } from "../terminal/table";
import { stepsOf, type FunnelLine } from "./funnel";

const HEADINGS: Readonly<Record<Step, string>> = {
  visit: "Visits",
  view: "Pages read",
  formSeen: "Form seen",
  formBegun: "begun",
  formSent: "sent",
  calculator: "Calculator",
};

const cells = (steps: FunnelLine["steps"]) => STEPS.map((step) => String(steps[step]));

/** The table for a period, with its title. */
export function funnelTable(title: string, lines: readonly FunnelLine[]): string {
  if (lines.length === 0) return `${title}: no visit was counted.\n`;
  const rows = lines.map(({ source, campaign, steps }) => [source || "(direct)", campaign, ...cells(steps)]);
  const all = ["all", "", ...cells(stepsOf(lines))];
  return `${title}\n\n${table([["From", "Campaign", ...STEPS.map((step) => HEADINGS[step])], ...rows, all])}\n`;
}
