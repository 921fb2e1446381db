import { entryPath } from "../site/entryPages";
import type { TextName, Texts } from "../content/texts";

/** What every page's query returns besides its own entries. */
export type PageFrame = Queries.PageFrameFragment;

export type Company = NonNullable<PageFrame["company"]>;

/**
 * The company's facts of a page.
 * @throws Error when the page's query came back without them (the content check demands them before a build).
 */
export function companyOf({ company }: PageFrame): Company {
  if (!company) throw new Error("The page's query does not load content/site.json");
  return company;
}

/**
 * Which optional fields the contact form of a page shows.
 * @throws Error when the page's query came back without them.
 */
export function switchedFields({ form }: Queries.ContactFormContentFragment) {
  if (!form) throw new Error("The page's query does not load content/site.json");
  return form.contactForm;
}

/** The pages of words with their titles, in their order. */
export const wordPagesOf = ({ wordPages }: Pick<PageFrame, "wordPages">): { title: string; path: string }[] =>
  wordPages.nodes.flatMap(({ title, parent }) =>
    parent && "name" in parent ? [{ title, path: entryPath("wordPage", parent.name) }] : [],
  );

/** The words of one file as the page's query loaded them: for `Head`, where the i18n provider does not reach. */
export function textOf<N extends TextName>({ locales }: PageFrame, name: N): Texts[N] {
  const data = locales.edges.find(({ node }) => node.ns === name)?.node.data;
  if (!data) throw new Error(`The page's query does not load content/text/${name}.json`);
  return JSON.parse(data) as Texts[N];
}
