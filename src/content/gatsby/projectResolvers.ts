// What a project's page needs beyond its file: the name in its URL, and the previous and next projects.

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

/** The project just before (`lt`) or after (`gt`) another. */
const neighbor = (side: "lt" | "gt") => ({
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
  /** The project's file name: the last segment of its page's URL. */
  name: {
    type: "String!",
    resolve: ({ parent }: ProjectNode, _args: unknown, { nodeModel }: Context) =>
      nodeModel.getNodeById({ id: parent })?.name,
  },
  previous: neighbor("lt"),
  next: neighbor("gt"),
};
