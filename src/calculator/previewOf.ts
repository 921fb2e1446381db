import type { Deal, PlannedDeal } from "../projects/deal";
import type { Language } from "../i18n/languages";
import type { CalculatorContent } from "../content/contentTypes/calculator";
import type { STEP_FIGURES } from "../content/interpolate";
import { readAssumptions } from "./model/assumptions";
import { percentOf, wholeDollarsOf } from "./model/money";
import { teaserSheet, type TeaserContent } from "./model/teaser";
import type { Sheet } from "./model/sheetLines";
import { projectInputs, type RealProject } from "./model/realProject";
import { realInputs, withDefaults } from "./model/form";
import { sheetOf } from "./model/sheet";
import { formatCents, formatRate } from "./words/format";
import { moneyWords, verdictWords } from "./words/resultWords";
import type { CalculatorWords } from "./words/useWords";

/** A deal in whole dollars that add up: all costs but the price and the works are one sum. */
function wholeDeal({ inputs, value }: Sheet): Deal {
  const { purchasePrice, arv: salePrice } = inputs;
  const works = wholeDollarsOf(value("rehabCost"));
  const otherCosts = salePrice - purchasePrice - works - wholeDollarsOf(value("expectedProfit"));
  return { purchasePrice, works, otherCosts, salePrice };
}

/** What a finished project's own lines are called. */
export const realNames = ({ text }: Pick<CalculatorWords, "text">) => ({
  works: text.chart.works,
  difference: text.form.difference,
});

/**
 * A planned deal at the company's own pace, with the house, loan, and rates of the calculator: whole dollars that add up.
 * For the build.
 */
export function exampleOf(deal: PlannedDeal, content: TeaserContent) {
  const { areaSqft, months } = content.typical;
  const project = { areaSqft, deal: { ...deal, months } };
  const inputs = withDefaults(projectInputs(project, ""), content);
  const sheet = sheetOf(inputs, readAssumptions(content));
  return wholeDeal(sheet);
}

/** The deal that the teaser's example stands for, in whole dollars that add up; undefined if it has no answer. */
export function teaserDealOf({ purchasePrice, salePrice }: Omit<PlannedDeal, "works">, content: TeaserContent) {
  const sheet = teaserSheet({ purchasePrice, arv: salePrice, rehabType: "normal" }, content);
  return sheet && wholeDeal(sheet);
}

/**
 * What the steps of a project may say of its costs: $ per square foot from light to heavy works, the contingency,
 * and the sale's share of its price. For the build.
 */
export function stepFigures(content: TeaserContent, language: Language): Record<(typeof STEP_FIGURES)[number], string> {
  const { rehabCentsPerSqft, realtorShareOfArv, saleClosingShareOfArv } = readAssumptions(content);
  const rates = Object.values(rehabCentsPerSqft);
  return {
    low: formatCents(Math.min(...rates), language),
    high: formatCents(Math.max(...rates), language),
    reserve: formatRate(content.defaults.contingency, language),
    sale: formatRate(percentOf(realtorShareOfArv + saleClosingShareOfArv, 1), language),
  };
}

/**
 * A finished project as calculated from its final figures: whole dollars that add up, the verdict, and the money it
 * takes. For the build.
 */
export function previewOf(project: RealProject, content: CalculatorContent, words: CalculatorWords) {
  const inputs = realInputs(project, realNames(words), content);
  const sheet = sheetOf(inputs, readAssumptions(content));
  return {
    name: project.title,
    deal: wholeDeal(sheet),
    verdict: verdictWords(sheet, words, true),
    money: moneyWords(sheet, words),
  };
}
