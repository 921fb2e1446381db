// A deal as a single language-independent URL token:
// `2_2000_250000_420000_normal_4_85_2_11_annual_2026-12-01_t*2026-11-23_…`.
// The first field is the version. Version 1 links hold the inputs and the visitor's rates; version 2 links also hold
// the visitor's additions, the company rates of the day, and a checksum at the end.
import type { RateKey } from "../../content/contentTypes/calculatorRates";
import { ADDED_KEYS, ANY_INPUTS, SPECIFIED_KEYS } from "../model/form";
import type { InputKey } from "../model/inputs";
import { FEE_LETTERS, type KeptDeal } from "../model/rates";
import { encodeText, join } from "../model/deal";
import { SHARE_PARAMETER } from "../shareParameter";

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

/** 32-bit FNV-1a as letters and digits: detects truncation, typos, and manual edits; it is not a signature. */
export function checkNumber(code: string): string {
  let hash = 0x811c9dc5;
  for (const character of code) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

const rateText = (value: number) => String(Number(value.toFixed(6)));

function itemsOf(key: InputKey, value: KeptDeal["inputs"][InputKey]): string[] {
  const { letter = "", linked } = ANY_INPUTS[key];
  if (value === undefined) return [];
  const items = typeof value === "object" && linked ? linked(value) : [String(value)];
  return items.map((item) => join(letter, item));
}

/** The deal as a code of letters, digits, and `_ - . *`, none of which is escaped in a URL. */
export function encodeDeal({ inputs, closingDay = "", changedRates, ratesOfDay, name, address }: KeptDeal): string {
  const { day, rates, fees } = ratesOfDay;
  const code = [
    "2",
    ...SPECIFIED_KEYS.map((key) => String(inputs[key])),
    closingDay,
    ...ADDED_KEYS.flatMap((key) => itemsOf(key, inputs[key])),
    ...(name ? [join("n", encodeText(name))] : []),
    ...(address ? [join("a", encodeText(address))] : []),
    join("t", day),
    join("r", ...RATE_ORDER.map((key) => rateText(rates[key]))),
    ...fees.map(({ key, value, unit }) => join("f", key, rateText(value), FEE_LETTERS[unit])),
    ...Object.entries(changedRates).map(([key, value]) => join("v", key, value)),
  ].join("_");
  return `${code}_${checkNumber(code)}`;
}

/** The page's URL with the deal in it; drops other parameters, and the fragment points to the calculator. */
export function shareUrl(pageUrl: string, deal: KeptDeal): string {
  const url = new URL(pageUrl);
  url.search = new URLSearchParams({ [SHARE_PARAMETER]: encodeDeal(deal) }).toString();
  url.hash = "calculator";
  return url.toString();
}
