import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

// Stands in for Gatsby: writes the page, or fails when the content says so.
const GATSBY = `
const { readFileSync, mkdirSync, writeFileSync, existsSync } = require("node:fs");
const site = readFileSync("content/site.json", "utf8");
mkdirSync("public", { recursive: true });
writeFileSync("public/index.html", site);
writeFileSync("public/facts.json", JSON.stringify({ argv: process.argv.slice(2), mode: process.env.NODE_ENV }));
process.exit(site.includes("broken") ? 3 : 0);
`;

const project = () => folderOf({ "content/site.json": "first", "node_modules/gatsby/cli.js": GATSBY });

/** Runs the build command in a project; `built` tells whether Gatsby was at work. */
function run(folder: string, ...flags: string[]) {
  rmSync(join(folder, "public/facts.json"), { force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/build/build.ts"), ...flags],
    { cwd: folder, encoding: "utf8" },
  );
  return { status, stdout, stderr, built: existsSync(join(folder, "public/facts.json")) };
}

const edit = (folder: string, text: string) => writeFileSync(join(folder, "content/site.json"), text);

test("the site is built once, and again only after a change or a loss of its pages", () => {
  const folder = project();
  expect(run(folder, "--if-needed")).toMatchObject({ status: 0, built: true });
  expect(JSON.parse(readFileSync(join(folder, "public/facts.json"), "utf8"))).toEqual({
    argv: ["build"],
    mode: "production",
  });
  const second = run(folder, "--if-needed");
  expect(second).toMatchObject({ status: 0, built: false });
  expect(second.stdout).not.toBe("");
  edit(folder, "second");
  expect(run(folder, "--if-needed").built).toBe(true);
  rmSync(join(folder, "public/index.html"));
  expect(run(folder, "--if-needed").built).toBe(true);
  expect(run(folder).built).toBe(true);
}, 60_000);

test("a failed build ends with its code and never counts as built, even when the change is undone", () => {
  const folder = project();
  run(folder, "--if-needed");
  edit(folder, "broken");
  expect(run(folder, "--if-needed").status).toBe(3);
  edit(folder, "first");
  expect(run(folder, "--if-needed")).toMatchObject({ status: 0, built: true });
  expect(readFileSync(join(folder, "public/index.html"), "utf8")).toBe("first");
}, 60_000);
