// Figures of a house that are far from those of the other houses: a slip of the keyboard, perhaps.
import { isDeal, resultOf } from "../../projects/deal";
import { isRecord } from "../../content/isRecord";
import { isSame } from "../merge/matchItems";
import { valueInFile } from "../merge/fieldPath";

/** A figure is far above twice the others' largest, or below half of their smallest. */
const FAR = 2;

/** So many houses say what is usual. */
const ENOUGH = 2;

export interface UnusualFigure {
  field: string;
  value: number;
  /** Of the other houses. */
  least: number;
  most: number;
}

const FIGURES = ["areaSqft", ...["purchasePrice", "works", "otherCosts", "salePrice"].map((name) => `deal.${name}`)];

const RESULT = "deal";

/** A house's figures by their field; of its deal, the result. */
function figuresOf(house: unknown): Map<string, number> {
  const deal = isRecord(house) ? house.deal : undefined;
  const figures = FIGURES.map((field) => [field, valueInFile(house, field)] as const);
  const result = [RESULT, isDeal(deal) ? resultOf(deal) : undefined] as const;
  return new Map([...figures, result].flatMap(([field, value]) => (typeof value === "number" ? [[field, value]] : [])));
}

/**
 * What is far from the other houses, in whole dollars or square feet.
 * @param before the house as it was opened: figures that have not changed are not asked about again
 * @param others the other houses
 */
export function unusualFigures(house: unknown, before: unknown, others: readonly unknown[]): UnusualFigure[] {
  const [figures, former, usual] = [figuresOf(house), figuresOf(before), others.map(figuresOf)];
  return [...figures].flatMap(([field, value]) => {
    const known = usual.flatMap((one) => one.get(field) ?? []);
    if (known.length < ENOUGH || isSame(value, former.get(field))) return [];
    const [least, most] = [Math.min(...known), Math.max(...known)];
    const highest = FAR * (field === RESULT ? Math.max(...known.map(Math.abs)) : most);
    const lowest = field === RESULT ? -highest : least / FAR;
    return value > highest || value < lowest ? [{ field, value, least, most }] : [];
  });
}
