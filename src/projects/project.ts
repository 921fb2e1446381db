import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { formatWhole } from "../i18n/format";
import type { Language } from "../i18n/languages";
import type { PictureContent } from "../components/pictureSources";
import type { SoldDeal } from "./deal";

export interface FinishedDeal extends SoldDeal {
  /** What cost more or less than planned. */
  readonly differed: readonly { readonly name: string; readonly planned: number; readonly actual: number }[];
  readonly wentWrong?: string | null;
}

/** A project as the gallery shows it. */
export interface ProjectContent {
  /** The last segment of its page's URL. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly areaSqft: number;
  readonly months: number;
  /** Only for whole houses that were sold. */
  readonly deal?: FinishedDeal | null;
  readonly before: PictureContent;
  readonly after: PictureContent;
}

/** Title and description of a project's page for search engines and link previews. */
export function projectSeo(
  { title: titleOf, description }: Texts["project"]["seo"],
  { title, areaSqft, months }: Pick<ProjectContent, "title" | "areaSqft" | "months">,
  language: Language,
): { title: string; description: string } {
  const facts = { title, area: formatWhole(areaSqft, language), months };
  return { title: interpolate(titleOf, facts), description: interpolate(description, facts) };
}
