// Answers the pages' queries from nodes in memory, with as much of GraphQL as they use. The build itself checks them.
import type { PageProps } from "gatsby";
import { parse, valueFromASTUntyped, type DefinitionNode, type FieldNode, type SelectionSetNode } from "graphql";
import { textsOf } from "../content/gatsby/pageTexts";
import { isRecord } from "../content/isRecord";
import { FEATURED_PROJECTS } from "../content/onDemandData";
import type { Language } from "../i18n/languages";
import type { Node, Nodes } from "./nodes";
import type { SitePage } from "./pageAt";
import { documents } from "./standIns/gatsby";

// Filters and sort orders as written in the pages' queries.
interface Search {
  /** `{ page: { eq: "home" } }` */
  filter?: Record<string, Record<string, unknown>>;
  /** `{ order: "ASC" }` */
  sort?: Record<string, string>;
  limit?: number;
}

const TESTS: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  eq: (value, wanted) => value === wanted,
  in: (value, wanted) => Array.isArray(wanted) && wanted.includes(value),
};

const passes = (node: Node, filter: Search["filter"] = {}): boolean =>
  Object.entries(filter).every(([field, conditions]) =>
    Object.entries(conditions).every(([name, wanted]) => {
      const test = TESTS[name];
      if (!test) throw new Error(`The preview does not support the filter "${name}"`);
      return test(node[field], wanted);
    }),
  );

/** The nodes that a query selects, in its order. */
function connection(nodes: readonly Node[], { filter, sort = {}, limit }: Search) {
  const [field, direction = ""] = Object.entries(sort)[0] ?? [];
  const sign = direction.toLowerCase() === "desc" ? -1 : 1;
  const all = nodes.filter((node) => passes(node, filter));
  if (field) all.sort((one, other) => sign * (Number(one[field]) - Number(other[field])));
  const shown = all.slice(0, limit);
  return { totalCount: all.length, nodes: shown, edges: shown.map((node) => ({ node })) };
}

/** `allProject` gives several nodes, and `project` the first with an id or the only one. */
function startOf(nodes: Nodes): Record<string, (search: Search & { id?: Record<string, unknown> }) => unknown> {
  const fields = Object.entries(nodes).flatMap(([type, all]) => [
    [`all${type}`, (search: Search) => connection(all, search)] as const,
    [
      type.charAt(0).toLowerCase() + type.slice(1),
      ({ id = {} }: { id?: Record<string, unknown> }) => connection(all, { filter: { id } }).nodes[0],
    ] as const,
  ]);
  return Object.fromEntries(fields);
}

/** Definitions by document; all known fragments are parsed once. */
const parsed = new Map<string, readonly DefinitionNode[]>();

function definitionsOf(document: string): readonly DefinitionNode[] {
  const definitions = parsed.get(document) ?? parse(document).definitions;
  parsed.set(document, definitions);
  return definitions;
}

function fragment(name: string): SelectionSetNode {
  for (const one of documents.flatMap(definitionsOf))
    if (one.kind === "FragmentDefinition" && one.name.value === name) return one.selectionSet;
  throw new Error(`There is no fragment ${name}`);
}

/** The fields that are selected, those of fragments included. */
const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
  selections.flatMap((one) => {
    if (one.kind === "Field") return [one];
    return fieldsIn(one.kind === "InlineFragment" ? one.selectionSet : fragment(one.name.value));
  });

/** What fields select of a value; a field that is selected twice gives all that both select of it. */
function selected(value: unknown, fields: readonly FieldNode[], variables: Record<string, unknown>): unknown {
  if (fields.length === 0) return value ?? null;
  if (Array.isArray(value)) return value.map((one) => selected(one, fields, variables));
  if (!isRecord(value)) return null;
  const names = [...new Set(fields.map(({ alias, name }) => (alias ?? name).value))];
  const answers = names.map((answer) => {
    const same = fields.filter(({ alias, name }) => (alias ?? name).value === answer);
    const [{ name, arguments: given = [] } = { name: { value: answer } }] = same;
    const args = Object.fromEntries(given.map((one) => [one.name.value, valueFromASTUntyped(one.value, variables)]));
    const found = value[name.value];
    const inner = same.flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet) : []));
    return [answer, selected(typeof found === "function" ? (found(args) as unknown) : found, inner, variables)];
  });
  return Object.fromEntries(answers) as unknown;
}

/** The props Gatsby would pass to a page. Rejects if its query cannot be answered. */
export function propsOfPage(
  { query, id }: Omit<SitePage, "Page">,
  path: string,
  language: Language,
  nodes: Nodes,
): PageProps<never> {
  const [operation] = definitionsOf(query);
  if (operation?.kind !== "OperationDefinition") throw new Error(`${path} has no query`);
  const variables = { language, id, texts: textsOf(path), featured: FEATURED_PROJECTS };
  const data = selected(startOf(nodes), fieldsIn(operation.selectionSet), variables);
  return { data, pageContext: { language }, location: { pathname: path } } as unknown as PageProps<never>;
}
