import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleServer, installPrograms } from "../../src/build/release/bundleServer";
import { filesBelow } from "../../src/platform/publicWalk";
import { folderOf, removeFolders } from "../fixtures/folder";

afterEach(removeFolders);

test("the packages of the server include its framework and its native code, and none of the build", async () => {
  const { packages } = await bundleServer(folderOf());
  expect(packages).toEqual(expect.arrayContaining(["node_modules/fastify", "node_modules/pg", "node_modules/libsql"]));
  expect(packages).toContainEqual(expect.stringMatching(/^node_modules\/@libsql\/[\w-]+$/));
  expect(packages.filter((folder) => /gatsby|react|sharp/.test(folder))).toEqual([]);
  expect(packages.filter((folder) => !existsSync(folder))).toEqual([]);
});

test("two bundles of the same sources are identical, with the native package among them", async () => {
  const [one, other] = [folderOf(), folderOf()];
  await bundleServer(one);
  await bundleServer(other);
  const files = filesBelow(one);
  expect(filesBelow(other)).toEqual(files);
  expect(files).toContainEqual(expect.stringMatching(/^server\/node_modules\/@libsql\/.*\.node$/));
  for (const name of files) expect(readFileSync(join(other, name)).equals(readFileSync(join(one, name)))).toBe(true);
});

test("programs that have not changed stay as they are, and others are replaced in one step", () => {
  const [installedFolder, dist] = [folderOf({ "server.js": "new", "smoke.js": "same" }), folderOf()];
  writeFileSync(join(dist, "server.js"), "old");
  writeFileSync(join(dist, "smoke.js"), "same");
  const inodes = () => ["server.js", "smoke.js"].map((name) => statSync(join(dist, name)).ino);
  const [server, smoke] = inodes();
  installPrograms({ installedFolder }, dist);
  expect(readFileSync(join(dist, "server.js"), "utf8")).toBe("new");
  expect(inodes()[0]).not.toBe(server);
  expect(inodes()[1]).toBe(smoke);
});
