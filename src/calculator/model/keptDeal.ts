// A deal keeps the company's rates from the day it was calculated: later content edits do not change old deals.
import type { CalculatorContent, Rate } from "../../content/contentTypes/calculator";
import { HIGHEST_RATE, NEEDED_RATES, type RateKey, type RateUnit } from "../../content/contentTypes/calculatorRates";
import type { ChangedRates } from "./changeRates";
import type { DealInputs } from "./inputs";

/** The units of fixed fees, each with its letter in a link. */
export const FEE_LETTERS = { usdAtClosing: "c", usdPerLoan: "l" } as const satisfies Partial<Record<RateUnit, string>>;

/** A fixed fee: the content may list any number of them. */
export interface Fee {
  key: string;
  value: number;
  unit: keyof typeof FEE_LETTERS;
}

/** The company's rates on a given day, in the content's units. */
export interface RatesOfDay {
  /** ISO day. */
  day: string;
  rates: Record<RateKey, number>;
  fees: Fee[];
}

/** A deal as held by the form. */
export interface CalculatedDeal {
  inputs: DealInputs;
  /** ISO day of the purchase closing, if chosen. */
  closingDay?: string;
}

/** What the visitor calls a deal; no figure depends on it. */
export interface DealLabel {
  name?: string;
  address?: string;
}

/** A deal with everything the visitor can set. */
export interface SharedDeal extends CalculatedDeal, DealLabel {
  changedRates: ChangedRates;
  /** The company rates behind it; version 1 links carry none and use the current ones. */
  ratesOfDay?: RatesOfDay;
}

/** A deal that can become a link. */
export type KeptDeal = SharedDeal & Required<Pick<SharedDeal, "ratesOfDay">>;

const isFee = (rate: Rate): rate is Rate & { unit: Fee["unit"] } => rate.unit in FEE_LETTERS;

const isNeeded = (key: string): key is RateKey => key in NEEDED_RATES;

/** The content's rates, recorded as those of the given ISO day. */
export function ratesOfDay(content: CalculatorContent, day: string): RatesOfDay {
  const values = content.rates.filter(({ key }) => isNeeded(key)).map(({ key, value }) => [key, value] as const);
  const fees = content.rates.filter(isFee).map(({ key, value, unit }) => ({ key, value, unit }));
  return { day, rates: Object.fromEntries(values) as RatesOfDay["rates"], fees };
}

/** The rate with another value, and with bounds widened to allow it and the visitor's. */
function withValue(rate: Rate, value: number, changed = value): Rate {
  return {
    ...rate,
    value,
    min: Math.min(rate.min, value, changed),
    max: Math.min(HIGHEST_RATE, Math.max(rate.max, value, changed)),
  };
}

const including = (options: readonly number[], chosen: number) =>
  options.includes(chosen) ? options : [...options, chosen].sort((one, other) => one - other);

/**
 * The content to calculate a saved deal with: the rates of its day, without fees added since, with fees removed since
 * (named by their keys), and with its choices among the options.
 */
export function contentOfDay(content: CalculatorContent, deal: SharedDeal | undefined): CalculatorContent {
  if (!deal) return content;
  const { inputs, changedRates, ratesOfDay: kept } = deal;
  const { options } = content;
  const choices = {
    projectMonths: including(options.projectMonths, inputs.projectMonths),
    ltc: including(options.ltc, inputs.ltc),
    origPoints: including(options.origPoints, inputs.origPoints),
    interestRate: including(options.interestRate, inputs.interestRate),
  };
  if (!kept) return { ...content, options: choices };
  const known = content.rates.flatMap((rate) => {
    const value = isFee(rate) ? kept.fees.find(({ key }) => key === rate.key)?.value : undefined;
    if (isFee(rate)) return value === undefined ? [] : [withValue(rate, value, changedRates[rate.key])];
    return isNeeded(rate.key) ? [withValue(rate, kept.rates[rate.key], changedRates[rate.key])] : [rate];
  });
  const gone = kept.fees
    .filter(({ key }) => !known.some((rate) => rate.key === key))
    .map((fee) => ({ ...fee, min: 0, max: HIGHEST_RATE, editable: true, label: fee.key, source: "" }));
  return { ...content, rates: [...known, ...gone], options: choices };
}
