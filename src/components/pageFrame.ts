import { entryPath } from "../site/entryPages";
import type { TextName, Texts } from "../content/texts/texts";
import type { SectionName } from "../site/sections";
import { isLocalized } from "../content/localize";
import type { Country } from "../content/contentTypes/country";
import { builtJson } from "../content/builtJson";

/** What every page's query returns besides its own content. */
export type PageFrame = Queries.PageFrameFragment;

export type Company = NonNullable<PageFrame["company"]>;

/**
 * The company's facts from a page's query.
 * @throws Error if the query returned none (the content check requires them before a build)
 */
export function companyOf({ company }: PageFrame): Company {
  if (!company) throw new Error("The page's query does not load content/site.json");
  return company;
}

/** True for a section that the company has not left out of its pages. */
export const shows = ({ leftOut }: Company, section: SectionName): boolean => !leftOut?.includes(section);

/**
 * Which optional fields a page's contact form shows.
 * @throws Error if the page's query returned none
 */
export function switchedFields({ form }: Queries.ContactFormContentFragment) {
  if (!form) throw new Error("The page's query does not load content/site.json");
  return form.contactForm;
}

/**
 * The countries of a page's contact form, with their names in every language.
 * @throws Error if a name lacks a language (the content check requires them before a build)
 */
export const formCountries = ({ countries }: Queries.ContactFormContentFragment): Country[] =>
  countries.nodes.map(({ name, ...country }) => {
    if (!isLocalized(name)) throw new Error(`content/countries.json: ${country.iso2} lacks a name`);
    return { ...country, name };
  });

export interface WordPageLink {
  title: string;
  path: string;
  /** Also listed in the drawer. */
  inMenu: boolean;
}

/** The text pages with their titles, in order. */
export const wordPagesOf = ({ wordPages }: Pick<PageFrame, "wordPages">): WordPageLink[] =>
  wordPages.nodes.flatMap(({ title, inMenu, parent }) =>
    parent && "name" in parent ? [{ title, path: entryPath("wordPage", parent.name), inMenu: inMenu ?? false }] : [],
  );

/** The texts of one file as loaded by the page's query: for `Head`, which is outside the i18n provider. */
export function textOf<N extends TextName>({ locales }: PageFrame, name: N): Texts[N] {
  const data = locales.edges.find(({ node }) => node.ns === name)?.node.data;
  if (!data) throw new Error(`The page's query does not load content/text/${name}.json`);
  return builtJson(JSON.parse(data));
}
