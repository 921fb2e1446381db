import type { CalculatorContent } from "../content/contentTypes/calculator";
import { readAssumptions } from "./model/assumptions";
import { calculateReturns } from "./model/calculateReturns";
import { wholeDollarsOf } from "./model/money";
import type { RealProject } from "./model/projectInputs";
import { realInputs } from "./model/realDeal";
import { marginPercent, verdictOf } from "./model/verdict";
import { verdictWords } from "./words/resultWords";
import type { CalculatorWords } from "./words/words";

/**
 * A project as calculated: whole dollars that add up, and the verdict in a sentence. For the build.
 * @throws AssumptionsError when the content cannot be read
 */
export function previewOf(project: RealProject, content: CalculatorContent, words: CalculatorWords) {
  const inputs = realInputs(project, words.text.chart.works, content);
  const assumptions = readAssumptions(content);
  const returns = calculateReturns(inputs, assumptions);
  const { purchasePrice, salePrice } = project.deal;
  const works = wholeDollarsOf(returns.rehabCost);
  return {
    name: project.title,
    deal: {
      purchasePrice,
      works,
      otherCosts: salePrice - purchasePrice - works - wholeDollarsOf(returns.expectedProfit),
      salePrice,
    },
    verdict: verdictWords(
      { returns, verdict: verdictOf(returns, assumptions), marginPercent: marginPercent(returns) },
      words,
    ),
  };
}
