// All inputs of a deal as one short word for an address: `1_2000_250000_420000_normal_4_85_2_11_annual_2026-12-01_utilities*250`.
// Free of language and of personal data. The first field is the version of this order of fields.
import type { CalculatorContent } from "../../content/kinds/calculator";
import type { DealInputs } from "../model/calculateReturns";
import { allowsValue, roundRate, type ChangedRates } from "../model/changeRates";
import { isClosingDay } from "../model/dealDates";
import { readDeal } from "../model/dealSchema";
import { SHARE_PARAMETER } from "../shareParameter";

const VERSION = "1";
const LONGEST_CODE = 1000;

/** A deal as the form holds it. */
export interface CalculatedDeal {
  inputs: DealInputs;
  /** ISO day of the purchase closing, when one is chosen. */
  closingDay?: string;
}

/** A deal with all that the visitor can set. */
export interface SharedDeal extends CalculatedDeal {
  changedRates: ChangedRates;
}

/** Why a code cannot be read: made by a later version of the calculator, cut or mistyped, or a value outside the rules. */
export type ShareProblem = "version" | "shape" | "values";

export type DecodedDeal = { ok: true; deal: SharedDeal } | { ok: false; problem: ShareProblem };

const FIELDS = [
  "areaSqft",
  "purchasePrice",
  "arv",
  "rehabType",
  "projectMonths",
  "ltc",
  "origPoints",
  "interestRate",
  "interestType",
] as const satisfies readonly (keyof DealInputs)[];

/** The deal as a code of letters, digits and `_ - . *`, none of which an address escapes. */
export function encodeDeal({ inputs, closingDay = "", changedRates }: SharedDeal): string {
  const rates = Object.entries(changedRates).map(([key, value]) => `${key}*${value}`);
  return [VERSION, ...FIELDS.map((field) => inputs[field]), closingDay, ...rates].join("_");
}

function readChanges(items: string[], content: CalculatorContent): ChangedRates | undefined {
  const changed: Record<string, number> = {};
  for (const item of items) {
    const [, key = "", number = "NaN"] = /^([A-Za-z0-9]+)\*(\d+(?:\.\d+)?)$/.exec(item) ?? [];
    const rate = content.rates.find((one) => one.key === key);
    const value = roundRate(Number(number));
    if (!allowsValue(rate, value)) return undefined;
    changed[key] = value;
  }
  return changed;
}

/** Reads a code under the form's own rules; never throws, whatever the text. */
export function decodeDeal(code: string, content: CalculatorContent): DecodedDeal {
  if (code.length > LONGEST_CODE) return { ok: false, problem: "shape" };
  const [version = "", ...rest] = code.split("_");
  if (/^\d+$/.test(version) && version !== VERSION) return { ok: false, problem: "version" };
  if (version !== VERSION || rest.length < FIELDS.length + 1) return { ok: false, problem: "shape" };
  const values = Object.fromEntries(FIELDS.map((field, index) => [field, rest[index] ?? ""]));
  const inputs = readDeal(values as Record<(typeof FIELDS)[number], string>, content);
  const closingDay = rest[FIELDS.length] ?? "";
  const changedRates = readChanges(rest.slice(FIELDS.length + 1), content);
  if (!inputs || !changedRates || !(closingDay === "" || isClosingDay(closingDay, content.dates)))
    return { ok: false, problem: "values" };
  return { ok: true, deal: { inputs, changedRates, ...(closingDay && { closingDay }) } };
}

/** The address of the page with the deal in it; other parameters are dropped, the anchor leads to the calculator. */
export function shareUrl(pageUrl: string, deal: SharedDeal): string {
  const url = new URL(pageUrl);
  url.search = new URLSearchParams({ [SHARE_PARAMETER]: encodeDeal(deal) }).toString();
  url.hash = "calculator";
  return url.toString();
}
