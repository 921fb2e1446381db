import type { CalculatorContent } from "../../content/kinds/calculator";
import { analyseDeal, type DealAnalysis } from "../model/analyseDeal";
import { changedKeys, changeRates } from "../model/changeRates";
import { contentOfDay, ratesOfDay } from "../model/ratesOfDay";
import { decodeDeal } from "./decodeDeal";
import type { KeptDeal } from "./sharedDeal";

/** A shared deal, worked out by the rates that it carries. */
export interface ReadReport {
  deal: KeptDeal;
  analysis: DealAnalysis;
  /** The content with those rates. */
  content: CalculatorContent;
  /** Keys of the rates that whoever shared it has changed. */
  changed: readonly string[];
}

/**
 * The report behind a link's code. A link of version 1 carries no rates of the company: it counts by those of `today`.
 * @param today ISO day
 * @returns undefined for a code that cannot be read or breaks a rule
 */
export function readReport(code: string, content: CalculatorContent, today: string): ReadReport | undefined {
  const decoded = decodeDeal(code, content);
  if (!decoded.ok) return undefined;
  const { deal } = decoded;
  const companyContent = contentOfDay(content, deal);
  const used = changeRates(companyContent, deal.changedRates);
  return {
    deal: { ...deal, ratesOfDay: deal.ratesOfDay ?? ratesOfDay(content, today) },
    analysis: analyseDeal(deal.inputs, used),
    content: used,
    changed: changedKeys(used, companyContent),
  };
}
