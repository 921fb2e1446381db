import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { build, buildIfNeeded } from "../../../src/build/build";
import { listReleases, showRelease } from "../../../src/server/release/releases";
import { lock } from "../../../src/platform/lock";
import { CAN_BE_SHOWN } from "../../../src/server/release/tryRelease";
import { edit, project } from "../../fixtures/fakeProject";
import { removeFolders } from "../../fixtures/folder";

const TSX = resolve("node_modules/tsx/dist/cli.mjs");

// What it makes is tested on the built server (tests/fixtures/bundledServer.ts); here it would take most of the time.
jest.mock("../../../src/build/release/bundleServer", () => ({
  bundleServer: (folder: string) => {
    mockMeanwhile();
    return Promise.resolve({ serverFolder: mockServer(folder) });
  },
  installPrograms: () => undefined,
}));

/** What happens while a release is made. */
let mockMeanwhile = () => {};

/** A server that shows every release. */
function mockServer(folder: string): string {
  const answers = { "--try": CAN_BE_SHOWN };
  writeFileSync(join(folder, "server.js"), `console.log(${JSON.stringify(answers)}[process.argv[2]])`);
  return folder;
}

const root = process.cwd();
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, "log").mockImplementation();
});
afterEach(() => {
  process.chdir(root);
  removeFolders();
});

/** Runs a build in a project; returns whether Gatsby ran. */
async function builds(folder: string, work: () => Promise<void>): Promise<boolean> {
  rmSync(join(folder, "facts.json"), { force: true });
  process.chdir(folder);
  await work();
  return existsSync(join(folder, "facts.json"));
}

/** A published file of the current release. */
const live = (folder: string, name: string) => readFileSync(join(folder, "dist/current/public", name), "utf8");

test("the site is built once, and again only if an input changes or an output is missing", async () => {
  const folder = project();
  expect(await builds(folder, buildIfNeeded)).toBe(true);
  expect(JSON.parse(readFileSync(join(folder, "facts.json"), "utf8"))).toEqual({
    argv: ["build"],
    mode: "production",
  });
  log.mockClear();
  expect(await builds(folder, buildIfNeeded)).toBe(false);
  expect(log).toHaveBeenCalledWith("The site is up to date.");
  edit(folder, "second");
  expect(await builds(folder, buildIfNeeded)).toBe(true);
  for (const written of ["public/index.html", "src/gatsby-types.d.ts"]) {
    rmSync(join(folder, written));
    expect(await builds(folder, buildIfNeeded)).toBe(true);
  }
  expect(await builds(folder, build)).toBe(true);
});

test("a failed build does not count as built, and leaves the previous release live", async () => {
  const folder = project();
  await builds(folder, buildIfNeeded);
  edit(folder, "broken");
  await expect(builds(folder, buildIfNeeded)).rejects.toThrow("code 3");
  expect(live(folder, "index.html")).toContain('"first"');
  edit(folder, "second");
  expect(await builds(folder, buildIfNeeded)).toBe(true);
  expect(live(folder, "index.html")).toContain('"second"');
});

test("invalid content leaves the last build unchanged, and the command says so", async () => {
  const folder = project();
  await builds(folder, build);
  edit(folder, "");
  const { status, stderr } = spawnSync(process.execPath, [TSX, resolve(root, "src/build/build.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("content/site.json: brand") });
  expect(live(folder, "index.html")).toContain('"first"');
  edit(folder, "first");
  expect(await builds(folder, buildIfNeeded)).toBe(false);
});

test("a rollback lasts until something changes; a lost release is published again without a build", async () => {
  const folder = project();
  await builds(folder, build);
  edit(folder, "second");
  await builds(folder, build);
  showRelease(join(folder, "dist"), listReleases(join(folder, "dist"))[1] ?? "");
  expect(await builds(folder, buildIfNeeded)).toBe(false);
  expect(live(folder, "index.html")).toContain('"first"');
  rmSync(join(folder, "dist"), { recursive: true });
  expect(await builds(folder, buildIfNeeded)).toBe(false);
  expect(live(folder, "index.html")).toContain('"second"');
});

test("a rollback while a build runs stays: the build says so and publishes nothing", async () => {
  const folder = project();
  const dist = join(folder, "dist");
  await builds(folder, build);
  edit(folder, "second");
  await builds(folder, build);
  edit(folder, "third");
  mockMeanwhile = () => showRelease(dist, listReleases(dist)[1] ?? "");
  await expect(builds(folder, build)).rejects.toThrow("has become current meanwhile and stays");
  mockMeanwhile = () => {};
  expect(live(folder, "index.html")).toContain('"first"');
});

test("a build waits for one that runs in the same folder, and says so", async () => {
  const folder = project();
  const unlock = await lock(join(folder, ".data/build.lock"), 0);
  writeFileSync(join(folder, ".data/build.lock.holder"), "npm run cms, process 7");
  edit(folder, "");
  const building = spawn(process.execPath, [TSX, resolve(root, "src/build/build.ts")], { cwd: folder });
  const said = { out: "", err: "" };
  building.stderr.on("data", (text) => (said.err += text));
  building.stdout.on("data", (text) => (said.out += text));
  await once(building.stdout, "data");
  expect(said).toEqual({ out: expect.stringContaining("npm run cms, process 7"), err: "" });
  unlock();
  await once(building, "close");
  expect(said.err).toContain("content/site.json: brand");
});
