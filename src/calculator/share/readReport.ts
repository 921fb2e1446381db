import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { analyzeDeal } from "../model/analysis";
import { changedKeys, changeRates, contentOfDay, isFinal } from "../model/rates";
import { decodeDeal } from "./shareLink";

/** A shared deal, calculated with the rates it carries. */
export type ReadReport = Omit<NonNullable<ReturnType<typeof readReport>>, "hadAverageDraw">;

/**
 * The report for a link's code.
 * @param today ISO day
 * @returns undefined for a code that cannot be read or breaks a rule
 */
export function readReport(code: string, content: CalculatorContent, today: string) {
  const decoded = decodeDeal(code, content);
  if (!decoded.ok) return undefined;
  const { deal } = decoded;
  const companyContent = contentOfDay(content, deal);
  const used = changeRates(companyContent, deal.changedRates);
  return {
    deal,
    hadAverageDraw: decoded.hadAverageDraw,
    analysis: analyzeDeal(deal.inputs, used, today, isFinal(deal, deal.changedRates)),
    /** With those rates. */
    content: used,
    /** With the company's rates of its day. */
    companyContent,
    /** Keys of the rates changed by whoever shared it. */
    changed: changedKeys(used, companyContent),
  };
}
