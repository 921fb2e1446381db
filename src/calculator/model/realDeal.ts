import type { CalculatorContent } from "../../content/kinds/calculator";
import { NO_EXTRAS, withExtras, type DealInputs } from "./deal";

/** A project that was bought, renovated and sold: amounts in whole dollars, `months` from the purchase to the sale. */
export interface RealProject {
  readonly title: string;
  readonly areaSqft: number;
  readonly deal: {
    readonly purchasePrice: number;
    readonly works: number;
    readonly salePrice: number;
    readonly months: number;
  };
}

/** What a project says of its deal as inputs of the calculator: its renovation is one row named `worksName`. */
export const projectInputs = ({ areaSqft, deal }: RealProject, worksName: string) =>
  ({
    areaSqft,
    purchasePrice: deal.purchasePrice,
    arv: deal.salePrice,
    rehabType: "normal",
    projectMonths: deal.months,
    rehabRows: [{ name: worksName, amount: deal.works }],
  }) satisfies Partial<DealInputs>;

/** Inputs that leave some things open, with the company's defaults in their place. */
export function withDefaults(
  inputs: Partial<DealInputs> & Pick<DealInputs, "areaSqft" | "purchasePrice" | "arv" | "rehabType">,
  { defaults }: Pick<CalculatorContent, "defaults">,
): DealInputs {
  const { areaSqft, purchasePrice, arv, rehabType } = inputs;
  const { projectMonths, ltc, origPoints, interestRate, interestType, ...extras } = { ...defaults, ...inputs };
  const { averageDraw, ownLines = [], rehabRows = [] } = extras;
  // In the order in which the form reads them: equal deals are equal texts.
  return withExtras(
    { areaSqft, purchasePrice, arv, rehabType, projectMonths, ltc, origPoints, interestRate, interestType },
    { ...NO_EXTRAS, averageDraw, ownLines, rehabRows },
  );
}

/**
 * A project's figures as a whole deal with the company's default loan. The calculator works out the other costs by its own
 * rates, so its result is near the real one, not equal to it.
 */
export const realInputs = (project: RealProject, worksName: string, content: Pick<CalculatorContent, "defaults">) =>
  withDefaults(projectInputs(project, worksName), content);
