import type { Texts } from "../content/texts/texts";
import { percentText, wholeDollars } from "../i18n/format";
import type { Language } from "../i18n/languages";
import { marginOf, resultOf, type Deal, type SoldDeal } from "./deal";

type TimedDeal = Omit<SoldDeal, "isSample">;

interface Portfolio {
  count: number;
  /** How many were sold for less than they cost. */
  losses: number;
  /** The deals added up. */
  sum: Deal;
  /** Mean, rounded to one decimal. */
  months: number;
  /** Mean result of a deal in whole US dollars; negative for a loss. */
  result: number;
  /** The results as a share of all costs, as a fraction. */
  margin: number;
}

const AMOUNTS = ["purchasePrice", "works", "otherCosts", "salePrice"] as const;

/** What sold projects come to together; undefined without any. */
export function portfolioOf(deals: readonly TimedDeal[]): Portfolio | undefined {
  const count = deals.length;
  if (count === 0) return undefined;
  const total = (valueOf: (deal: TimedDeal) => number) => deals.reduce((sum, deal) => sum + valueOf(deal), 0);
  const sum = Object.fromEntries(AMOUNTS.map((name) => [name, total((deal) => deal[name])])) as Record<
    (typeof AMOUNTS)[number],
    number
  >;
  const result = resultOf(sum);
  return {
    count,
    losses: deals.filter((deal) => resultOf(deal) < 0).length,
    sum,
    months: Math.round((total(({ months }) => months) / count) * 10) / 10,
    result: Math.round(result / count),
    margin: marginOf(sum),
  };
}

/** A record's figures, each with its name. */
export const portfolioFacts = (record: Portfolio, text: Texts["projects"]["results"], language: Language) =>
  [
    [text.houses, record.count],
    [text.losses, record.losses],
    [text.months, record.months],
    [record.result < 0 ? text.resultLoss : text.result, wholeDollars(record.result, language)],
    [text.margin, percentText(record.margin, language)],
  ] as const;

/**
 * The newest sale, and beside it the newest one that ended the other way, with a loss or without; if none did, the sale
 * before.
 * @returns at most two houses, those without a day of sale last
 */
export function newestAndLoss<House extends { readonly deal: Deal & { readonly soldOn: string | null } }>(
  houses: readonly House[],
): House[] {
  const sorted = [...houses].sort((one, other) => (other.deal.soldOn ?? "").localeCompare(one.deal.soldOn ?? ""));
  const [newest, ...others] = sorted;
  const isLoss = ({ deal }: House) => resultOf(deal) < 0;
  const second = others.find((house) => newest && isLoss(house) !== isLoss(newest)) ?? others[0];
  return [newest, second].filter((house) => house !== undefined);
}

/**
 * The house in the middle by its result as a share of all costs, as an example that is neither the best nor the worst;
 * of an even number, the lower of the two. Undefined without any.
 */
export function middleHouse<House extends { readonly deal: Deal }>(houses: readonly House[]): House | undefined {
  const sorted = [...houses].sort((one, other) => marginOf(one.deal) - marginOf(other.deal));
  return sorted[Math.ceil(sorted.length / 2) - 1];
}
