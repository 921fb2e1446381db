import { execute, parse, type DocumentNode } from "graphql";
import type { PageProps } from "gatsby";
import { FEATURED_PROJECTS } from "../content/onDemandData";
import { textsOf } from "../content/gatsby/pageTexts";
import type { Language } from "../i18n/languages";
import { contextOf, resolveField, schema, type Context } from "./schema";
import type { Nodes } from "./nodes";
import type { SitePage } from "./pageAt";
import { documents } from "./standIns/gatsby";

const parsed = new Map<string, DocumentNode>();

/** The query together with all known fragments. */
function documentOf(query: string): DocumentNode {
  const known = parsed.get(query);
  if (known) return known;
  const fragments = documents.filter((text) => text !== query).map((text) => parse(text));
  const inFragments = fragments.flatMap(({ definitions }) =>
    definitions.filter(({ kind }) => kind === "FragmentDefinition"),
  );
  const { kind, definitions } = parse(query);
  const whole: DocumentNode = { kind, definitions: [...definitions, ...inFragments] };
  parsed.set(query, whole);
  return whole;
}

/** The props Gatsby would pass to a page, from nodes in memory. Rejects with the query's first error. */
export async function propsOfPage(
  { query, id }: Omit<SitePage, "Page">,
  path: string,
  language: Language,
  nodes: Nodes,
  pictureAt: Context["pictureAt"],
): Promise<PageProps<never>> {
  const { data, errors } = await execute({
    schema,
    document: documentOf(query),
    variableValues: { language, id, texts: textsOf(path), featured: FEATURED_PROJECTS },
    contextValue: contextOf(nodes, pictureAt),
    fieldResolver: resolveField,
  });
  if (errors?.[0]) throw errors[0];
  return { data, pageContext: { language }, location: { pathname: path } } as unknown as PageProps<never>;
}
