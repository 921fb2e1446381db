import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleServer } from "../../src/build/release/bundleServer";
import { filesBelow } from "../../src/build/publicWalk";
import { bundle } from "../fixtures/bundledServer";
import { folderOf, removeFolders } from "../fixtures/folder";

afterEach(removeFolders);

test("a rebuild after an upgrade replaces the native package of the old version, and a running server keeps it", async () => {
  const { dist } = await bundle();
  const modules = join(dist, "node_modules");
  const copied = filesBelow(modules);
  const native = copied.find((name) => name.endsWith(".node")) ?? "";
  const old: Record<string, string> = {
    [native]: "old native code",
    "libsql/index.js": "old",
    "libsql/auth.js": "old",
  };
  for (const [name, text] of Object.entries(old)) {
    rmSync(join(modules, name));
    writeFileSync(join(modules, name), text);
  }
  const inUse = openSync(join(modules, native), "r");
  await bundleServer(dist);
  expect(filesBelow(modules)).toEqual(copied);
  for (const name of copied)
    expect(readFileSync(join(modules, name)).equals(readFileSync(join("node_modules", name)))).toBe(true);
  expect(readFileSync(inUse, "utf8")).toBe("old native code");
  closeSync(inUse);
}, 60_000);

test("the packages of the server include its framework and its native code, and none of the build", async () => {
  const packages = await bundleServer(folderOf());
  expect(packages).toEqual(expect.arrayContaining(["node_modules/fastify", "node_modules/pg", "node_modules/libsql"]));
  expect(packages).toContainEqual(expect.stringMatching(/^node_modules\/@libsql\/[\w-]+$/));
  expect(packages.filter((folder) => /gatsby|react|sharp/.test(folder))).toEqual([]);
  expect(packages.filter((folder) => !existsSync(folder))).toEqual([]);
}, 60_000);

test("a rebuild without an upgrade leaves the native package alone", async () => {
  const { dist } = await bundle();
  const modules = join(dist, "node_modules");
  const inodes = () => filesBelow(modules).map((name) => [name, statSync(join(modules, name)).ino]);
  const before = inodes();
  await bundleServer(dist);
  expect(before.length).toBeGreaterThan(3);
  expect(inodes()).toEqual(before);
}, 60_000);
