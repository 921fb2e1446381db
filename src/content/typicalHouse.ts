import { isRecord } from "./isRecord";

/** The house that examples assume: in square feet, and in months from purchase to sale. */
export interface TypicalHouse {
  areaSqft: number;
  months: number;
}

/** In square feet: an average is no more exact. */
const AREA_STEP = 50;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * The mean of the published projects that show their figures; undefined if there is none.
 * @param projects as the files in content/projects/ have them
 */
export function typicalHouse(projects: readonly unknown[]): TypicalHouse | undefined {
  const houses = projects.flatMap((project) => {
    const { areaSqft, deal } = isRecord(project) ? project : {};
    const months = isRecord(deal) ? deal.months : undefined;
    return typeof areaSqft === "number" && typeof months === "number" ? [{ areaSqft, months }] : [];
  });
  if (houses.length === 0) return undefined;
  return {
    areaSqft: Math.round(mean(houses.map(({ areaSqft }) => areaSqft)) / AREA_STEP) * AREA_STEP,
    months: Math.round(mean(houses.map(({ months }) => months))),
  };
}
