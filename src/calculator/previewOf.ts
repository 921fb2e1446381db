import type { CalculatorContent } from "../content/contentTypes/calculator";
import { readAssumptions } from "./model/assumptions";
import { calculateReturns } from "./model/calculateReturns";
import { wholeDollarsOf } from "./model/money";
import { realInputs, type RealProject } from "./model/realDeal";
import { afterFall, marginPercent, verdictOf } from "./model/verdict";
import { moneyWords, verdictWords } from "./words/resultWords";
import type { CalculatorWords } from "./words/words";

/**
 * A finished project as calculated from its final figures: whole dollars that add up, the verdict, and the money it
 * takes. For the build.
 * @throws AssumptionsError when the content cannot be read
 */
export function previewOf(project: RealProject, content: CalculatorContent, words: CalculatorWords) {
  const inputs = realInputs(project, words.text.form.rehabRows, content);
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
      {
        assumptions,
        returns,
        verdict: verdictOf(inputs, returns, assumptions),
        marginPercent: marginPercent(returns),
        halfAfterFall: afterFall(inputs, assumptions).investorProfit,
      },
      words,
    ),
    money: moneyWords(inputs, returns, words),
  };
}
