// Filters and sort orders as written in the pages' queries.
import { isGroup } from "../content/isGroup";
import type { Node } from "./nodes";

export interface Search {
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
export function found(nodes: readonly Node[], { filter, sort = {}, limit }: Search): Node[] {
  const [field, direction = ""] = Object.entries(sort)[0] ?? [];
  const sign = direction.toLowerCase() === "desc" ? -1 : 1;
  const all = nodes.filter((node) => passes(node, filter));
  if (field) all.sort((one, other) => sign * (Number(one[field]) - Number(other[field])));
  return all.slice(0, limit);
}
