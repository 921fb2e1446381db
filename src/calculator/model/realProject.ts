import type { PlannedDeal, SoldDeal } from "../../projects/deal";
import type { DealInputs } from "./inputs";

// Apart from the deal's rules: pages that only hand a project over do not load them.

/** A finished project, as far as the calculator looks at it. */
export interface RealProject {
  readonly title: string;
  readonly areaSqft: number;
  readonly deal: Omit<SoldDeal, "isSample">;
}

type ProjectFigures = Pick<RealProject, "areaSqft"> & { readonly deal: PlannedDeal & { readonly months: number } };

/** A project's data as calculator inputs: its renovation is one row named `worksName`. */
export const projectInputs = ({ areaSqft, deal }: ProjectFigures, worksName: string) =>
  ({
    areaSqft,
    purchasePrice: deal.purchasePrice,
    arv: deal.salePrice,
    rehabType: "normal",
    projectMonths: deal.months,
    rehabRows: [{ name: worksName, amount: deal.works }],
  }) satisfies Partial<DealInputs>;
