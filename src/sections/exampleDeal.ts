/** A sample calculation, in whole US dollars, from `content/site.json`. */
export interface ExampleDeal {
  readonly purchasePrice: number;
  readonly works: number;
  readonly otherCosts: number;
  readonly salePrice: number;
}

/** What remains of the sale price after all costs, in whole US dollars; negative for a loss. */
export function exampleResult({ purchasePrice, works, otherCosts, salePrice }: ExampleDeal): number {
  return salePrice - purchasePrice - works - otherCosts;
}
