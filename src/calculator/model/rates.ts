import type { CalculatorContent, Rate } from "../../content/contentTypes/calculator";
import { HIGHEST_RATE, NEEDED_RATES, type RateKey, type RateUnit } from "../../content/contentTypes/calculatorRates";
import { readAmount } from "../../typed/readAmount";
import { readCount, readPercentage } from "../../typed/readNumber";
import type { Reading } from "../../typed/reading";
import type { DealInputs } from "./inputs";

/** Values the visitor has set instead of the company's, by rate key. */
export type ChangedRates = Readonly<Record<string, number>>;

const RATE_DOLLARS = { measure: "dollars", digits: 9, decimals: 2 } as const;

/** A typed rate: dollars with cents, months, or a percentage, as its unit says. */
export function readRate(typed: string, unit: RateUnit): Reading<number> {
  if (unit.startsWith("usd")) return readAmount(typed, RATE_DOLLARS);
  return unit === "months" ? readCount(typed) : readPercentage(typed);
}

/** True when the visitor may change the rate and the value is within bounds. */
export function allowsValue(rate: Rate | undefined, value: number): boolean {
  return rate !== undefined && rate.editable && Number.isFinite(value) && value >= rate.min && value <= rate.max;
}

export function allowedChanges(content: CalculatorContent, changed: Readonly<Record<string, unknown>>): ChangedRates {
  const rateOf = (key: string) => content.rates.find((rate) => rate.key === key);
  const allowed = Object.entries(changed).filter(
    (change): change is [string, number] => typeof change[1] === "number" && allowsValue(rateOf(change[0]), change[1]),
  );
  return Object.fromEntries(allowed);
}

/** The content with the visitor's values applied; disallowed changes are dropped. */
export function changeRates(content: CalculatorContent, changed: ChangedRates): CalculatorContent {
  const rates = content.rates.map((rate) => {
    const value = changed[rate.key];
    return value !== undefined && allowsValue(rate, value) ? { ...rate, value } : rate;
  });
  return { ...content, rates };
}

/** Keys of the rates that differ between the content and the company's, including those that only one of them has. */
export function changedKeys(content: CalculatorContent, companyContent: CalculatorContent): string[] {
  const valuesOf = ({ rates }: CalculatorContent) => new Map(rates.map(({ key, value }) => [key, value]));
  const [values, companyValues] = [valuesOf(content), valuesOf(companyContent)];
  const keys = new Set([...values.keys(), ...companyValues.keys()]);
  return [...keys].filter((key) => values.get(key) !== companyValues.get(key));
}

/** The visitor's rates with one set, or reset to the company's when the value is undefined. */
export function withRate(rates: ChangedRates, key: string, value: number | undefined): ChangedRates {
  const others = Object.fromEntries(Object.entries(rates).filter(([name]) => name !== key));
  return value === undefined ? others : { ...others, [key]: value };
}

// A deal keeps the company's rates from the day it was calculated: later content edits do not change old deals.

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
  /** A finished house: its figures are what it cost and sold for. */
  isSold?: true | undefined;
}

/** A finished house as it was: with rates of the visitor's own, it would have left something else. */
export const isFinal = ({ isSold }: CalculatedDeal, changed: ChangedRates): boolean =>
  isSold === true && Object.keys(changed).length === 0;

/** What the visitor calls a deal; no figure depends on it. */
export interface DealLabel {
  name?: string;
  address?: string;
}

/** A deal with everything the visitor can set. */
export interface SharedDeal extends CalculatedDeal, DealLabel {
  changedRates: ChangedRates;
  ratesOfDay: RatesOfDay;
}

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

/** Other choices for each input that the content offers in a list. */
export const choicesOf = (choices: (name: keyof CalculatorContent["options"]) => readonly number[]) => ({
  projectMonths: choices("projectMonths"),
  ltc: choices("ltc"),
  origPoints: choices("origPoints"),
  interestRate: choices("interestRate"),
});

/**
 * The content to calculate a saved deal with: the rates of its day, without fees added since, with fees removed since
 * (named by their keys), and with its choices among the options.
 */
export function contentOfDay(content: CalculatorContent, deal: SharedDeal | undefined): CalculatorContent {
  if (!deal) return content;
  const { inputs, changedRates, ratesOfDay: kept } = deal;
  const choices = choicesOf((name) =>
    [...new Set([...content.options[name], inputs[name]])].sort((one, other) => one - other),
  );
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
