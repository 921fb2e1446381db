import { indexPublicFiles } from "../../../../src/server/site/publicFiles";
import { sha256 } from "../../../../src/platform/sha256";
import { folderOf } from "../../../fixtures/folder";

const FILES = { "index.html": "page", "film.mp4": "film" };
const onDisk = { limits: { total: 0, perFile: 0 } };

test.each([
  ["in memory", {}],
  ["on disk", onDisk],
])("a file %s is told apart by the release's digest if it has one, which is the same", async (_where, options) => {
  const publicDir = folderOf(FILES);
  const hashes = async (hashOf?: (name: string) => string | undefined) =>
    (await indexPublicFiles({ publicDir, ...(hashOf && { hashOf }) }, options)).map(({ plain }) => plain.hash);
  const own = await hashes();
  expect(new Set(own).size).toBe(2);
  expect(await hashes((name) => sha256(FILES[name as keyof typeof FILES]))).toEqual(own);
  expect(await hashes(() => sha256("manifest"))).not.toEqual(own);
});
