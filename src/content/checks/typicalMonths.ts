// Is the length that examples assume the length that projects really took?
import { isGroup } from "../isGroup";
import { isDraft } from "../read/drafts";
import type { ParsedFile, Problem } from "../read/problem";

type NamedValue = Pick<ParsedFile, "name" | "value">;

/** How far the typical length may be from the mean: a whole number close to it always fits. Samples can be made to fit. */
const CLOSE = { own: 1, samples: 0.3 };

const FILE = "calculator.json";

function housesOf({ name, value }: NamedValue): { months: number; isSample: boolean }[] {
  if (!name.startsWith("projects/") || isDraft(value) || !isGroup(value) || !isGroup(value.deal)) return [];
  const { months, isSample } = value.deal;
  return typeof months === "number" ? [{ months, isSample: isSample === true }] : [];
}

/** `typical.months` in calculator.json against the mean of the projects shown with their figures. */
export function typicalMonthsProblems(parsed: NamedValue[]): Problem[] {
  const calculator = parsed.find(({ name }) => name === FILE)?.value;
  const typical = isGroup(calculator) && isGroup(calculator.typical) ? calculator.typical.months : undefined;
  const houses = parsed.flatMap(housesOf);
  const mean = houses.reduce((sum, { months }) => sum + months, 0) / houses.length;
  const close = houses.every(({ isSample }) => isSample) ? CLOSE.samples : CLOSE.own;
  if (typeof typical !== "number" || houses.length === 0 || Math.abs(typical - mean) < close) return [];
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
