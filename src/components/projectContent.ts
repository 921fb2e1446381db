import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { formatWhole } from "../i18n/format";
import type { PictureContent } from "./pictureSources";

/** How a project turned out: amounts in whole dollars, `months` from purchase to sale. */
export interface ProjectDealContent {
  readonly purchasePrice: number;
  readonly works: number;
  readonly otherCosts: number;
  readonly salePrice: number;
  readonly months: number;
  /** What cost more or less than planned. */
  readonly differed: readonly { readonly name: string; readonly planned: number; readonly actual: number }[];
  readonly wentWrong?: string | null;
  readonly isSample: boolean;
}

/** Whether the calculator takes a deal: it takes no sale below the purchase price, which a loss may have. */
export const isCalculable = ({ purchasePrice, salePrice }: { purchasePrice: number; salePrice: number }): boolean =>
  salePrice >= purchasePrice;

/** A project as the gallery shows it. */
export interface ProjectContent {
  /** The last segment of its page's URL. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly areaSqft: number;
  readonly months: number;
  /** Only for whole houses that were sold. */
  readonly deal?: ProjectDealContent | null;
  readonly before: PictureContent;
  readonly after: PictureContent;
}

/** Title and description of a project's page for search engines and link previews. */
export function projectSeo(
  { title: titleOf, description }: Texts["project"]["seo"],
  { title, areaSqft, months }: Pick<ProjectContent, "title" | "areaSqft" | "months">,
): { title: string; description: string } {
  const facts = { title, area: formatWhole(areaSqft), months };
  return { title: interpolate(titleOf, facts), description: interpolate(description, facts) };
}
