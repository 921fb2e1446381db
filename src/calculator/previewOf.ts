import type { CalculatorContent } from "../content/contentTypes/calculator";
import { readAssumptions } from "./model/assumptions";
import { wholeDollarsOf } from "./model/money";
import type { RealProject } from "./model/projectInputs";
import { realInputs } from "./model/realDeal";
import { sheetOf } from "./model/sheet";
import { moneyWords, verdictWords } from "./words/resultWords";
import type { CalculatorWords } from "./words/words";

/**
 * A finished project as calculated from its final figures: whole dollars that add up, the verdict, and the money it
 * takes. For the build.
 * @throws AssumptionsError when the content cannot be read
 */
export function previewOf(project: RealProject, content: CalculatorContent, words: CalculatorWords) {
  const inputs = realInputs(project, words.text.chart.works, content);
  const sheet = sheetOf(inputs, readAssumptions(content));
  const { purchasePrice, salePrice } = project.deal;
  const works = wholeDollarsOf(sheet.value("rehabCost"));
  return {
    name: project.title,
    deal: {
      purchasePrice,
      works,
      otherCosts: salePrice - purchasePrice - works - wholeDollarsOf(sheet.value("expectedProfit")),
      salePrice,
    },
    verdict: verdictWords(sheet, words),
    money: moneyWords(sheet, words),
  };
}
