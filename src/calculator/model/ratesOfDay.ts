// A deal keeps the company's rates of the day on which it was calculated: a later edit of the content changes no old deal.
import type { CalculatorContent, Rate } from "../../content/kinds/calculator";
import { HIGHEST_RATE, NEEDED_RATES, type RateKey } from "../../content/kinds/calculatorRates";
import type { ChangedRates } from "./changeRates";
import type { DealInputs } from "./deal";

const FEE_UNITS = ["usdAtClosing", "usdPerLoan"] as const;

/** A fixed fee: the content may list any number of them. */
export interface Fee {
  key: string;
  value: number;
  unit: (typeof FEE_UNITS)[number];
}

/** The company's rates of a day, in the units of the content. */
export interface RatesOfDay {
  /** ISO day. */
  day: string;
  rates: Record<RateKey, number>;
  fees: Fee[];
}

const isFee = (rate: Rate): rate is Rate & { unit: Fee["unit"] } => FEE_UNITS.some((unit) => unit === rate.unit);

const isNeeded = (key: string): key is RateKey => key in NEEDED_RATES;

/** The rates of the content as those of the given ISO day. */
export function ratesOfDay(content: CalculatorContent, day: string): RatesOfDay {
  const values = content.rates.filter(({ key }) => isNeeded(key)).map(({ key, value }) => [key, value]);
  const fees = content.rates.filter(isFee).map(({ key, value, unit }) => ({ key, value, unit }));
  return { day, rates: Object.fromEntries(values) as RatesOfDay["rates"], fees };
}

/** The rate with another value, and with bounds that allow it and the visitor's. */
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

/** A deal that was kept, as far as the content depends on it. */
interface KeptDeal {
  inputs: DealInputs;
  changedRates: ChangedRates;
  ratesOfDay?: RatesOfDay;
}

/**
 * The content by which a kept deal counts: with the rates of its day, without the fees that came later, with those that
 * have gone since (named by their keys), and with its choices among the options.
 */
export function contentOfDay(content: CalculatorContent, deal: KeptDeal | undefined): CalculatorContent {
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
