import { wordsInFile } from "../../content/messageWords";
import { isGroup } from "../../content/isGroup";
import {
  mismatch,
  type INTEREST_TYPES,
  type RateKey,
  type RateUnit,
  type REHAB_TYPES,
} from "../../content/contentTypes/calculatorRates";
import { centsOf, sumCents } from "./money";

export type RehabType = (typeof REHAB_TYPES)[number];

export type InterestType = (typeof INTEREST_TYPES)[number];

/** The rates behind a calculation: amounts in whole cents, shares as fractions (2% is 0.02). */
export interface Assumptions {
  rehabCentsPerSqft: Record<RehabType, number>;
  /** Fixed part of the purchase closing costs. */
  closingFixedCents: number;
  closingShareOfPrice: number;
  lenderPolicyShareOfPrice: number;
  /** Fixed part of the lender's fees. */
  mortgageFixedCents: number;
  /** Florida's intangible tax. */
  intangibleTaxShareOfLoan: number;
  /** Florida's documentary stamp tax, as a multiple of the intangible tax. */
  stampTaxTimesIntangibleTax: number;
  utilitiesCentsPerMonth: number;
  propertyTaxShareOfArvPerYear: number;
  realtorShareOfArv: number;
  saleClosingShareOfArv: number;
  companyShareOfProfit: number;
  /** Cash set aside while the project runs; not a cost. */
  cashReserveCents: number;
  /** Thresholds for warnings and stress tests; not used in the calculation itself. */
  marks: {
    loanLimitShareOfArv: number;
    priceRuleShareOfArv: number;
    typicalSpreadShareOfPrice: number;
    highSpreadShareOfPrice: number;
    thinProfitShareOfCost: number;
    stressSalePrice: number;
    stressRehab: number;
    stressMonths: number;
    stressInterestPercent: number;
  };
}

/** The assumptions cannot be read; `field` names the place in content/calculator.json. */
export class AssumptionsError extends Error {
  constructor(
    readonly field: string,
    problem: string,
  ) {
    super(`calculator.json: ${field} ${problem}`);
    this.name = "AssumptionsError";
  }
}

interface CheckedRate {
  key: string;
  unit: RateUnit;
  value: number;
}

function checkRate(entry: unknown, index: number): CheckedRate {
  const place = `rates[${index}]`;
  if (!isGroup(entry) || typeof entry.key !== "string") throw new AssumptionsError(place, "has no key");
  const { key, value, unit } = entry;
  if (typeof unit !== "string") throw new AssumptionsError(`${place} (${key})`, "has no unit");
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0)
    throw new AssumptionsError(`${place} (${key})`, "needs a value that is a number of 0 or more");
  return { key, value, unit: unit as RateUnit };
}

/** 0.55% becomes 0.0055, without floating-point noise. */
const fractionOf = (percent: number) => Number((percent / 100).toPrecision(15));

const fixedCents = (rates: CheckedRate[], unit: RateUnit) =>
  sumCents(rates.filter((rate) => rate.unit === unit).map(({ value }) => centsOf(value)));

/**
 * Validates the parsed content/calculator.json, bilingual or in one language, and converts it to assumptions.
 * @throws AssumptionsError naming the first rate that is missing, duplicated, in the wrong unit, or not a number
 */
export function readAssumptions(json: unknown): Assumptions {
  if (!isGroup(json) || !Array.isArray(json.rates)) throw new AssumptionsError("rates", "is missing");
  const rates = json.rates.map(checkRate);
  const problem = mismatch({ rates });
  if (problem) throw new AssumptionsError("rates", wordsInFile(problem.en));
  const values = Object.fromEntries(rates.map(({ key, value }) => [key, value]));
  // mismatch() has already checked that every key of NEEDED_RATES is present.
  const value = (key: RateKey) => values[key] ?? Number.NaN;
  const cents = (key: RateKey) => centsOf(value(key));
  const share = (key: RateKey) => fractionOf(value(key));
  return {
    rehabCentsPerSqft: { suave: cents("rehabSuave"), normal: cents("rehabNormal"), fuerte: cents("rehabFuerte") },
    closingFixedCents: fixedCents(rates, "usdAtClosing"),
    closingShareOfPrice: share("closingShare"),
    lenderPolicyShareOfPrice: share("lenderPolicy"),
    mortgageFixedCents: fixedCents(rates, "usdPerLoan"),
    intangibleTaxShareOfLoan: share("intangibleTax"),
    stampTaxTimesIntangibleTax: value("stampTax"),
    utilitiesCentsPerMonth: cents("utilities"),
    propertyTaxShareOfArvPerYear: share("propertyTax"),
    realtorShareOfArv: share("realtorCommission"),
    saleClosingShareOfArv: share("saleClosing"),
    companyShareOfProfit: share("companyShare"),
    cashReserveCents: cents("cashReserve"),
    marks: {
      loanLimitShareOfArv: share("loanLimit"),
      priceRuleShareOfArv: share("priceRule"),
      typicalSpreadShareOfPrice: share("typicalSpread"),
      highSpreadShareOfPrice: share("highSpread"),
      thinProfitShareOfCost: share("thinProfit"),
      stressSalePrice: share("stressSalePrice"),
      stressRehab: share("stressRehab"),
      stressMonths: value("stressMonths"),
      stressInterestPercent: value("stressInterest"),
    },
  };
}
