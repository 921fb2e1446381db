// The part of Gatsby's GraphQL that the pages' queries use, over nodes in memory. Types, extensions and resolvers are
// the build's own (src/content/gatsby/createSchema.ts).
import { buildASTSchema, defaultFieldResolver, isObjectType, parse, type GraphQLFieldResolver } from "graphql";
import { createSchema, createTextResolvers } from "../content/gatsby/createSchema";
import { slugOf } from "../content/read/filePath";
import { CONTENT_TYPES } from "../content/contentTypes/contentTypes";
import type { Node, Nodes } from "./nodes";
import { isGroup } from "../content/isGroup";

// Filters and sort orders as written in the pages' queries.
interface Search {
  /** `{ page: { eq: "home" } }` */
  filter?: Record<string, unknown>;
  /** `{ order: "ASC" }` */
  sort?: Record<string, string>;
  limit?: number;
}

const TESTS: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  eq: (value, wanted) => value === wanted,
  in: (value, wanted) => Array.isArray(wanted) && wanted.includes(value),
  lt: (value, wanted) => Number(value) < Number(wanted),
  gt: (value, wanted) => Number(value) > Number(wanted),
};

function passes(node: Node, filter: Search["filter"] = {}): boolean {
  return Object.entries(filter).every(([field, conditions]) =>
    Object.entries(isGroup(conditions) ? conditions : {}).every(([name, wanted]) => {
      const test = TESTS[name];
      if (!test) throw new Error(`The preview does not support the filter "${name}"`);
      return test(node[field], wanted);
    }),
  );
}

/** The nodes that a query selects, in its order. */
function found(nodes: readonly Node[], { filter, sort = {}, limit }: Search): Node[] {
  const [field, direction = ""] = Object.entries(sort)[0] ?? [];
  const sign = direction.toLowerCase() === "desc" ? -1 : 1;
  const all = nodes.filter((node) => passes(node, filter));
  if (field) all.sort((one, other) => sign * (Number(one[field]) - Number(other[field])));
  return all.slice(0, limit);
}

type Resolve = GraphQLFieldResolver<Node, Context>;

/** A picture's file in the preview. */
export interface PictureFile {
  address: string;
  /** In pixels. */
  width: number;
  height: number;
}

export interface Context {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<Node | null>;
    findAll(query: { type: string; query: Search }): Promise<{ entries: Node[] }>;
    getNodeById(query: { id: string }): { name: string } | null;
  };
  nodes: Nodes;
  pictureAt(path: string): PictureFile;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const NODE_TYPES = [...CONTENT_TYPES.map(({ type }) => type), "Locale"];

const GATSBYS_OWN = `
scalar Any
type File {
  name: String!
  gatsbyImageData(layout: Any, width: Any, breakpoints: Any, quality: Any): Any
}
type Locale { ns: String! language: String! data: String! }
interface Node { parent: File }
extend type Project { name: String! previous: Project next: Project }
${CONTENT_TYPES.map(({ type }) => `extend type ${type} { parent: File }`).join("\n")}
${NODE_TYPES.map(
  (type) =>
    `type ${type}Edge { node: ${type}! }
     type ${type}Connection { totalCount: Int! nodes: [${type}!]! edges: [${type}Edge!]! }`,
).join("\n")}
type Query {
${NODE_TYPES.map(
  (type) =>
    `all${type}(filter: Any, sort: Any, limit: Int): ${type}Connection!
     ${lowerFirst(type)}(id: Any): ${type}`,
).join("\n")}
}
`;

interface Gathered {
  types: string;
  extensions: Map<string, Resolve>;
  resolvers: Record<string, Record<string, { resolve: Resolve }>>;
}

/** The types, extensions and resolvers that the build registers with Gatsby. */
function gathered(): Gathered {
  const all: Gathered = { types: "", extensions: new Map(), resolvers: {} };
  const actions = {
    createFieldExtension: ({ name, extend }: { name: string; extend: () => { resolve: Resolve } }) =>
      all.extensions.set(name, extend().resolve),
    createTypes: (types: string) => (all.types = types),
  };
  createSchema({ actions } as never);
  createTextResolvers({ createResolvers: (resolvers: Gathered["resolvers"]) => (all.resolvers = resolvers) } as never);
  return all;
}

/** Adds the argument that the `@localized` extension gives its fields. */
const withLanguage = (sdl: string) => sdl.replace(/^( *\w+)(: .*@localized)/gm, "$1(language: String!)$2");

const { types, extensions, resolvers } = gathered();

/** The schema of all content; not validated, because Gatsby's directives are not declared in it. */
export const schema = buildASTSchema(parse(withLanguage(types) + GATSBYS_OWN), {
  assumeValid: true,
  assumeValidSDL: true,
});

const imageData = ({ address, width, height }: PictureFile) => ({
  layout: "constrained",
  width,
  height,
  images: { fallback: { src: address } },
});

const OWN: Record<string, Record<string, Resolve>> = {
  Query: Object.fromEntries(
    NODE_TYPES.flatMap((type): [string, Resolve][] => [
      [
        `all${type}`,
        (_, search: Search, { nodes }) => {
          const every = found(nodes[type] ?? [], { ...search, limit: undefined });
          const shown = every.slice(0, search.limit ?? every.length);
          return { totalCount: every.length, nodes: shown, edges: shown.map((node) => ({ node })) };
        },
      ],
      [lowerFirst(type), (_, { id }: { id?: object }, { nodes }) => found(nodes[type] ?? [], { filter: { id } })[0]],
    ]),
  ),
  File: { gatsbyImageData: ({ path }, _, { pictureAt }) => imageData(pictureAt(String(path ?? ""))) },
  ...Object.fromEntries(
    CONTENT_TYPES.map(({ type }) => [
      type,
      { parent: ({ parent }, _, { nodeModel }) => nodeModel.getNodeById({ id: String(parent) }) } satisfies Record<
        string,
        Resolve
      >,
    ]),
  ),
};

function resolverAt(type: string, field: string): Resolve {
  const parent = schema.getType(type);
  const directives = isObjectType(parent) ? (parent.getFields()[field]?.astNode?.directives ?? []) : [];
  const [extension] = directives.flatMap(({ name }) => extensions.get(name.value) ?? []);
  return OWN[type]?.[field] ?? resolvers[type]?.[field]?.resolve ?? extension ?? defaultFieldResolver;
}

/** Resolves a field. */
export const resolveField: Resolve = (source, args, context, info) =>
  resolverAt(info.parentType.name, info.fieldName)(source, args, context, info);

/** The resolvers' context, over the given nodes. */
export const contextOf = (nodes: Nodes, pictureAt: Context["pictureAt"]): Context => ({
  nodes,
  pictureAt,
  nodeModel: {
    findOne: async ({ type }) => nodes[type]?.[0] ?? null,
    findAll: async ({ type, query }) => ({ entries: found(nodes[type] ?? [], query) }),
    getNodeById: ({ id }) => ({ name: slugOf(id) }),
  },
});
