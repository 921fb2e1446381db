// Is the length that examples assume the length that projects really took?
import { isGroup } from "../isGroup";
import { isDraft } from "../read/drafts";
import type { ParsedFile, Problem } from "./problem";

type NamedValue = Pick<ParsedFile, "name" | "value">;

/** How far the typical length may be from the mean: a whole number close to it always fits. */
const CLOSE = 1;

const FILE = "calculator.json";

function monthsOf({ name, value }: NamedValue): number[] {
  if (!name.startsWith("projects/") || isDraft(value) || !isGroup(value) || !isGroup(value.deal)) return [];
  const { months } = value.deal;
  return typeof months === "number" ? [months] : [];
}

/** `typical.months` in calculator.json against the mean of the projects shown with their figures. */
export function typicalMonthsProblems(parsed: NamedValue[]): Problem[] {
  const calculator = parsed.find(({ name }) => name === FILE)?.value;
  const typical = isGroup(calculator) && isGroup(calculator.typical) ? calculator.typical.months : undefined;
  const months = parsed.flatMap(monthsOf);
  const mean = months.reduce((sum, one) => sum + one, 0) / months.length;
  if (typeof typical !== "number" || months.length === 0 || Math.abs(typical - mean) < CLOSE) return [];
  const took = Number(mean.toFixed(1));
  return [
    {
      file: FILE,
      field: "typical.months",
      message: {
        en: `is ${typical}, but the projects took ${took} months on average, and examples must not promise more than that: write ${Math.round(mean)}`,
        es: `es ${typical}, pero los proyectos duraron ${took} meses en promedio, y los ejemplos no deben prometer más que eso: escriba ${Math.round(mean)}`,
      },
    },
  ];
}
