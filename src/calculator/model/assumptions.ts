import type { Rate } from "../../content/contentTypes/calculator";
import {
  mismatch,
  type INTEREST_TYPES,
  type RateKey,
  type RateUnit,
  type REHAB_TYPES,
} from "../../content/contentTypes/calculatorRates";
import { wordsInFile } from "../../content/messageWords";
import { centsOf, sumCents } from "./money";

export type RehabType = (typeof REHAB_TYPES)[number];

export type InterestType = (typeof INTEREST_TYPES)[number];

/** The rates behind a calculation: amounts in whole cents, shares as fractions (2% is 0.02). */
export type Assumptions = ReturnType<typeof readAssumptions>;

/** Content with rates, in one language or in both. */
export interface WithRates {
  rates: readonly Pick<Rate, "key" | "value" | "unit">[];
}

/** 0.55% becomes 0.0055, without floating-point noise. */
const fractionOf = (percent: number) => Number((percent / 100).toPrecision(15));

/**
 * The content's rates as assumptions.
 * @throws Error naming the first rate that is missing, listed twice, or in another unit
 */
export function readAssumptions({ rates }: WithRates) {
  const problem = mismatch({ rates });
  if (problem) throw new Error(`calculator.json: rates ${wordsInFile(problem.en)}`);
  const value = (key: RateKey) => rates.find((rate) => rate.key === key)?.value ?? Number.NaN;
  const cents = (key: RateKey) => centsOf(value(key));
  const share = (key: RateKey) => fractionOf(value(key));
  const fees = (unit: RateUnit) =>
    sumCents(rates.filter((rate) => rate.unit === unit).map((rate) => centsOf(rate.value)));
  return {
    rehabCentsPerSqft: { suave: cents("rehabSuave"), normal: cents("rehabNormal"), fuerte: cents("rehabFuerte") },
    /** Fixed part of the purchase closing costs. */
    closingFixedCents: fees("usdAtClosing"),
    closingShareOfPrice: share("closingShare"),
    lenderPolicyShareOfPrice: share("lenderPolicy"),
    /** Fixed part of the lender's fees. */
    mortgageFixedCents: fees("usdPerLoan"),
    intangibleTaxShareOfLoan: share("intangibleTax"),
    /** Florida's documentary stamp tax, as a multiple of its intangible tax. */
    stampTaxTimesIntangibleTax: value("stampTax"),
    utilitiesCentsPerMonth: cents("utilities"),
    propertyTaxShareOfArvPerYear: share("propertyTax"),
    realtorShareOfArv: share("realtorCommission"),
    saleClosingShareOfArv: share("saleClosing"),
    companyShareOfProfit: share("companyShare"),
    /** Set aside while the project runs; not a cost. */
    cashReserveCents: cents("cashReserve"),
    /** Thresholds for warnings and stress tests; not used in the calculation itself. */
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
