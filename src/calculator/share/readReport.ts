import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { analyzeDeal, type DealAnalysis } from "../model/analysis";
import { changedKeys, changeRates, contentOfDay, type KeptDeal, ratesOfDay } from "../model/rates";
import { decodeDeal } from "./decodeDeal";

/** A shared deal, calculated with the rates it carries. */
export interface ReadReport {
  deal: KeptDeal;
  analysis: DealAnalysis;
  /** The content with those rates. */
  content: CalculatorContent;
  /** Keys of the rates changed by whoever shared it. */
  changed: readonly string[];
}

/**
 * The report for a link's code. A version 1 link carries no company rates, so it uses those of `today`.
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
    analysis: analyzeDeal(deal.inputs, used, today),
    content: used,
    changed: changedKeys(used, companyContent),
  };
}
