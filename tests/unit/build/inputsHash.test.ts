import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inputsHash } from "../../../src/build/inputsHash";
import { filesBelow } from "../../../src/platform/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

const PROJECT = {
  "content/site.json": "{}",
  "content/text/home.json": "{}",
  "src/pages/index.tsx": "page",
  "src/server/serve.ts": "server",
  "static/robots.txt": "robots",
  "gatsby-config.ts": "config",
  "gatsby-browser.tsx": "browser",
  "package.json": "package",
  "package-lock.json": "lock",
  "tsconfig.json": "types",
  "README.md": "read",
  "tests/a.test.ts": "test",
};

afterEach(removeFolders);

function write(root: string, name: string, contents: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), contents);
}

const project = (files: Record<string, string> = PROJECT) => folderOf(files);

test("two projects with the same files have the same hash, regardless of order and timestamps", () => {
  const other = project(Object.fromEntries(Object.entries(PROJECT).reverse()));
  utimesSync(join(other, "content/site.json"), 0, 0);
  expect(inputsHash(project())).toBe(inputsHash(other));
});

test.each<[string, boolean]>([
  ...Object.keys(PROJECT).map((name): [string, boolean] => [name, !/server|README|tests/.test(name)]),
  ["content/new.json", true],
  ["src/serverless.ts", true],
  ["static/.well-known/security.txt", true],
  ["gatsby-ssr.tsx", true],
  ["src/server/leads/new.ts", false],
  ["src/gatsby-types.d.ts", false],
  [".env", false],
])("whether a change in %s, or the file itself, changes the hash: %s", (name, isInput) => {
  const root = project();
  const before = inputsHash(root);
  write(root, name, "changed");
  expect(inputsHash(root) !== before).toBe(isInput);
});

test("what the hash leaves out writes nothing of the pages: only releases are made with the server's code", () => {
  const importing = filesBelow("src").filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !name.startsWith("server/") &&
      /from "[^"]*\.\.\/server\//.test(readFileSync(join("src", name), "utf8")),
  );
  expect(importing.sort()).toEqual(["build/build.ts", "build/release/publishRelease.ts"]);
});

test("removing, renaming or moving a file changes the hash", () => {
  const { "content/site.json": site, ...rest } = PROJECT;
  const hashes = [PROJECT, rest, { ...rest, "content/sites.json": site }, { ...rest, "static/site.json": site }].map(
    (files) => inputsHash(project(files)),
  );
  expect(new Set(hashes).size).toBe(4);
});

test("facts change the hash, their order does not", () => {
  const root = project();
  expect(inputsHash(root, { a: "1" })).not.toBe(inputsHash(root));
  expect(inputsHash(root, { a: "1" })).not.toBe(inputsHash(root, { a: "2" }));
  expect(inputsHash(root, { a: "1", b: "2" })).toBe(inputsHash(root, { b: "2", a: "1" }));
});

test("a project without one of the folders has a hash", () => {
  expect(inputsHash(project({ "package.json": "{}" }))).toMatch(/^[0-9a-f]{64}$/);
});
