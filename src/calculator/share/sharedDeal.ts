import type { RateKey } from "../../content/kinds/calculatorRates";
import type { ChangedRates } from "../model/changeRates";
import type { DealInputs, SpecifiedInputs } from "../model/deal";
import type { RatesOfDay } from "../model/ratesOfDay";

export const NAME_LENGTH = 60;
export const ADDRESS_LENGTH = 120;

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

/** The specified inputs in the order of both versions. */
export const FIELDS = [
  "areaSqft",
  "purchasePrice",
  "arv",
  "rehabType",
  "projectMonths",
  "ltc",
  "origPoints",
  "interestRate",
  "interestType",
] as const satisfies readonly (keyof SpecifiedInputs)[];

/** Order of the rates in version 2. Adding a rate requires a new version. */
export const RATE_ORDER = [
  "rehabSuave",
  "rehabNormal",
  "rehabFuerte",
  "closingShare",
  "lenderPolicy",
  "intangibleTax",
  "stampTax",
  "utilities",
  "propertyTax",
  "realtorCommission",
  "saleClosing",
  "companyShare",
  "cashReserve",
  "loanLimit",
  "priceRule",
  "typicalSpread",
  "highSpread",
  "thinProfit",
  "stressSalePrice",
  "stressRehab",
  "stressMonths",
  "stressInterest",
] as const satisfies readonly RateKey[];
