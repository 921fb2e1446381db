import type { PictureContent } from "./pictureSources";

/** What became of a project: amounts in whole dollars, `months` from the purchase to the sale. */
export interface ProjectDeal {
  readonly purchasePrice: number;
  readonly works: number;
  readonly otherCosts: number;
  readonly salePrice: number;
  readonly months: number;
  /** What cost more or less than planned. */
  readonly differed: readonly { readonly name: string; readonly planned: number; readonly actual: number }[];
  readonly wentWrong: string;
  readonly isSample: boolean;
}

/** A project as the gallery shows it. */
export interface ProjectContent {
  readonly title: string;
  readonly description: string;
  readonly areaSqft: number;
  readonly months: number;
  /** Only of whole houses that were sold. */
  readonly deal?: ProjectDeal | null;
  readonly before: PictureContent;
  readonly after: PictureContent;
}
