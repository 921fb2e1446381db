import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { listReleases, showRelease } from "../../../src/build/release/releases";
import { edit, project } from "../../fixtures/fakeProject";
import { removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const TSX = resolve("node_modules/tsx/dist/cli.mjs");

/** Runs the build command in a project; `built` tells whether Gatsby ran. */
function run(folder: string, ...flags: string[]) {
  rmSync(join(folder, "public/facts.json"), { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, resolve("src/build/build.ts"), ...flags], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr, built: existsSync(join(folder, "public/facts.json")) };
}

/** A published file of the current release. */
const shown = (folder: string, name: string) => readFileSync(join(folder, "dist/current/public", name), "utf8");

test("the site is built once, and again only if an input changes or an output is missing", () => {
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
  for (const written of ["public/index.html", "src/gatsby-types.d.ts"]) {
    rmSync(join(folder, written));
    expect(run(folder, "--if-needed").built).toBe(true);
  }
  expect(run(folder).built).toBe(true);
}, 120_000);

test("a failed build does not count as built, and leaves the previous release live", () => {
  const folder = project();
  run(folder, "--if-needed");
  edit(folder, "broken");
  expect(run(folder, "--if-needed")).toMatchObject({ status: 1, stderr: expect.stringContaining("code 3") });
  expect(shown(folder, "index.html")).toContain('"first"');
  edit(folder, "second");
  expect(run(folder, "--if-needed")).toMatchObject({ status: 0, built: true });
  expect(shown(folder, "index.html")).toContain('"second"');
}, 120_000);

test("invalid content leaves the last build unchanged", () => {
  const folder = project();
  run(folder);
  edit(folder, "");
  const refused = run(folder);
  expect(refused).toMatchObject({ status: 1, built: false });
  expect(refused.stderr).toContain("content/site.json: brand");
  expect(shown(folder, "index.html")).toContain('"first"');
  edit(folder, "first");
  expect(run(folder, "--if-needed")).toMatchObject({ status: 0, built: false });
}, 120_000);

test("a rollback lasts until something changes; a lost release is published again without a build", () => {
  const folder = project();
  run(folder);
  edit(folder, "second");
  run(folder);
  showRelease(join(folder, "dist"), listReleases(join(folder, "dist"))[1] ?? "");
  expect(run(folder, "--if-needed").built).toBe(false);
  expect(shown(folder, "index.html")).toContain('"first"');
  rmSync(join(folder, "dist"), { recursive: true });
  expect(run(folder, "--if-needed").built).toBe(false);
  expect(shown(folder, "index.html")).toContain('"second"');
}, 120_000);
