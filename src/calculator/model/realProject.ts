import type { DealInputs } from "./inputs";

// Apart from the deal's rules: pages that only hand a project over do not load them.

/** A project that was bought, renovated, and sold: amounts in whole dollars, `months` from purchase to sale. */
export interface RealProject {
  readonly title: string;
  readonly areaSqft: number;
  readonly deal: {
    readonly purchasePrice: number;
    readonly works: number;
    /** All that it cost beside price and works. */
    readonly otherCosts: number;
    readonly salePrice: number;
    readonly months: number;
  };
}

type ProjectFigures = Pick<RealProject, "areaSqft"> & { readonly deal: Omit<RealProject["deal"], "otherCosts"> };

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
