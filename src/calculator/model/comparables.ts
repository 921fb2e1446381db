// The sale price from sold houses nearby: a suggestion; no figure depends on it until the visitor takes it over.
import { centsOf, roundCents } from "./money";

/** A sold house: whole dollars and square feet; `adjustment` for what it has less (+) or more (−) than the visitor's. */
export interface Comparable {
  price: number;
  areaSqft: number;
  /** ISO day of its sale; "" if unknown. */
  soldOn: string;
  adjustment: number;
}

/** A house's adjusted price per square foot, in whole cents. */
export const centsPerSqft = ({ price, adjustment, areaSqft }: Comparable): number =>
  roundCents(centsOf(price + adjustment) / areaSqft);

const median = (sorted: readonly number[]): number => {
  const half = (sorted.length - 1) / 2;
  return roundCents(((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2);
};

/** The lowest, middle, and highest price per square foot in cents; undefined without houses. */
export function sqftRange(houses: readonly Comparable[]) {
  const sorted = houses.map(centsPerSqft).sort((one, other) => one - other);
  const [low, high] = [sorted[0], sorted.at(-1)];
  return low === undefined || high === undefined ? undefined : { low, middle: median(sorted), high };
}

/** What an area is worth at a price per square foot, in whole dollars. */
export const valueOfArea = (perSqftCents: number, areaSqft: number): number =>
  Math.round((perSqftCents * areaSqft) / 100);
