import { projectResolvers } from "../../../../src/content/gatsby/createSchema";

const source = { order: 20, parent: "file-2" };

function contextWith(found: { order: number; parent: string }[]) {
  const findAll = jest.fn(async (_query: { type: "Project"; query: object }) => ({ entries: found }));
  return { findAll, nodeModel: { findAll, getNodeById: ({ id }: { id: string }) => ({ name: `name of ${id}` }) } };
}

test("a project is named after its file", () => {
  expect(projectResolvers.name.resolve(source, {}, contextWith([]))).toBe("name of file-2");
});

test.each([
  ["previous", { order: { lt: 20 } }, "desc"],
  ["next", { order: { gt: 20 } }, "asc"],
] as const)("the %s project is the nearest on its side", async (side, filter, direction) => {
  const nearest = { order: 30, parent: "file-3" };
  const { findAll, ...context } = contextWith([nearest]);
  expect(await projectResolvers[side].resolve(source, {}, context)).toBe(nearest);
  expect(findAll).toHaveBeenCalledWith({ type: "Project", query: { filter, sort: { order: direction }, limit: 1 } });
  expect(await projectResolvers[side].resolve(source, {}, contextWith([]))).toBeNull();
});
