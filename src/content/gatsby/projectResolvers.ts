// What a project's page needs to know beyond its file: the name in its address, and the projects beside it in their order.

interface ProjectNode {
  order: number;
  parent: string;
}

interface Context {
  nodeModel: {
    getNodeById(query: { id: string }): { name?: string } | null;
    findAll(query: { type: "Project"; query: object }): Promise<{ entries: Iterable<ProjectNode> }>;
  };
}

/** The nearest project before (`lt`) or after (`gt`) another. */
const neighbour = (side: "lt" | "gt") => ({
  type: "Project",
  resolve: async ({ order }: ProjectNode, _args: unknown, { nodeModel }: Context) => {
    const sort = { order: side === "lt" ? "desc" : "asc" };
    const { entries } = await nodeModel.findAll({
      type: "Project",
      query: { filter: { order: { [side]: order } }, sort, limit: 1 },
    });
    const [nearest] = entries;
    return nearest ?? null;
  },
});

export const projectResolvers = {
  /** The name of the project's file: the end of its page's address. */
  name: {
    type: "String!",
    resolve: ({ parent }: ProjectNode, _args: unknown, { nodeModel }: Context) =>
      nodeModel.getNodeById({ id: parent })?.name,
  },
  previous: neighbour("lt"),
  next: neighbour("gt"),
};
