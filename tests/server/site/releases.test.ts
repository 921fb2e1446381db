import { cpSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentRelease, listReleases, releaseFolder, showRelease } from "../../../src/server/release/releases";
import { reasonAgainst } from "../../../src/server/release/tryRelease";
import { bundle } from "../../fixtures/bundledServer";
import { folderOf } from "../../fixtures/folder";
import { emptied, healthOf, HEALTH_TOKEN, openBundle, pretending, publishUnknown } from "../../fixtures/releaseDesk";
import { homeOf, publishNamed, scriptOf, serverFolders } from "../../fixtures/releases";
import { afterwards } from "../../fixtures/servedSite";

test("staff's tools in production say how to start them there, without npm", async () => {
  const { dist, tool } = await bundle();
  publishNamed("first", dist);
  expect(await tool("leads", "--help")).toMatch(new RegExp(`^node ${dist}/leads\\.js `));
});

test("one command rolls back, and the scripts of the abandoned release stay reachable", async () => {
  const { dist, get, untilShown, tool, ids } = await openBundle();
  publishNamed("second", dist);
  await untilShown("second");
  expect(await tool("releases", "back")).toContain(ids.first);
  await untilShown("first");
  expect(await get(scriptOf("second"))).toEqual({ status: 200, text: 'start("second")' });
  expect(await tool("releases", "list")).toMatch(new RegExp(`${ids.first}.*current`));
});

test("tidying spares the current release, however old it is, and removes none without a number", async () => {
  const { dist, tool } = await bundle();
  const [oldest = "", ...newer] = ["a", "b", "c", "d"].map((name, at) => {
    const id = publishNamed(name, dist);
    utimesSync(releaseFolder(dist, id), at, at);
    return id;
  });
  showRelease(dist, oldest);
  await expect(tool("releases", "tidy")).rejects.toMatchObject({ stderr: expect.stringContaining("tidy --keep 4") });
  expect(listReleases(dist)).toHaveLength(4);
  expect(await tool("releases", "tidy", "--keep", "2")).toBe("2 releases removed, 2 are left.\n");
  expect(listReleases(dist)).toEqual([newer.at(-1), oldest]);
});

test("no damaged release is shown: each is refused with its reason", async () => {
  const { dist } = await bundle();
  publishNamed("good", dist);
  const reasons = [
    () => publishUnknown(dist),
    () => publishNamed("other", dist, { _headers: "/*\n  no colon\n" }),
    () => emptied(dist, "public/index.html"),
    () => emptied(dist, "server/server.js"),
    () => emptied(dist, "manifest.json"),
    () => pretending(dist),
  ].map((make) => reasonAgainst(dist, make()));
  expect(reasons).toEqual([
    expect.stringMatching(/contact-form\.json cannot be used/),
    expect.stringMatching(/line 2/),
    expect.stringMatching(/1 of its \d+ files are damaged, such as public\/index\.html/),
    expect.stringMatching(/damaged, such as server\/server\.js/),
    expect.stringMatching(/manifest\.json cannot be read/),
    expect.stringMatching(/damaged, such as server\/server\.js/),
  ]);
});

test("the command refuses a damaged release, says why, and the live one stays, also after a restart", async () => {
  const { dist, serve, tool } = await bundle();
  const bad = emptied(dist, "server/server.js");
  const good = publishNamed("good", dist);
  await expect(tool("releases", "back")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/damaged, such as server\/server\.js/),
  });
  expect(currentRelease(dist)).toBe(good);
  showRelease(dist, bad);
  expect(await tool("releases", "list")).toMatch(new RegExp(`${bad}.*should be current, but is damaged: 1 of its`));
  const server = await serve({ HEALTH_TOKEN });
  afterwards(() => server.stop());
  expect(await (await fetch(server.told)).text()).toBe(homeOf("good"));
  expect(await healthOf(server.told)).toMatchObject({ status: "degraded", release: { shown: good, wanted: bad } });
});

/** Publishes a release whose server is another program; returns its ID. */
function publishWith(dist: string, change: (program: string) => string): string {
  const sound = serverFolders.get(dist) ?? "";
  const changed = folderOf();
  cpSync(sound, changed, { recursive: true });
  const file = join(changed, "server.js");
  writeFileSync(file, change(readFileSync(file, "utf8")));
  serverFolders.set(dist, changed);
  const id = publishNamed("changed", dist);
  serverFolders.set(dist, sound);
  return id;
}

/** Its server ends when it is to listen: whatever is tried before shows nothing wrong. */
const publishFailing = (dist: string) =>
  publishWith(dist, (program) => `process.on("message",({order})=>order==="serve"&&process.exit(7));${program}`);

test("a release that fails between ready and listening is never seen: not when published, rolled back, or restarted", async () => {
  const { dist, server, serve, get, until, ids, tool, health } = await openBundle();
  const failing = publishFailing(dist);
  const seen = new Set<string>();
  await until(async () => {
    seen.add((await get("/")).text);
    return server.output().includes("cannot be shown");
  });
  // The first one's server is a new one, which hears of it after its start.
  await until(async () => (await health()).status === "degraded");
  expect(await health()).toMatchObject({ release: { shown: ids.first, wanted: failing } });
  expect([...seen]).toEqual([homeOf("first")]);
  expect(await tool("releases", "back")).toContain(ids.first);
  await until(async () => (await health()).status === "ok");
  expect([await get("/"), await health()]).toMatchObject([
    { text: homeOf("first") },
    { release: { shown: ids.first, wanted: ids.first } },
  ]);
  showRelease(dist, failing);
  await server.stop();
  const again = await serve({ HEALTH_TOKEN });
  afterwards(() => again.stop());
  expect(await (await fetch(again.told)).text()).toBe(homeOf("first"));
  expect(await healthOf(again.told)).toMatchObject({ release: { shown: ids.first, wanted: failing } });
});

test("a release whose server registers a route twice is refused before it is shown, and not shown by a server that finds it current", async () => {
  const { dist, server, until, get } = await openBundle();
  const live = 'app.get("/api/health/live",';
  const id = publishWith(dist, (program) => program.replace(live, `app.get("/api/health",async()=>1);${live}`));
  expect(reasonAgainst(dist, id)).toMatch(/already declared/);
  await until(() => server.output().includes("cannot be shown"));
  expect((await get("/")).text).toBe(homeOf("first"));
});

test("a lost release does not keep the site down: the newest is shown after a restart, health says so, and tools work", async () => {
  const { dist, serve, tool } = await bundle();
  const lost = publishNamed("lost", dist);
  const good = publishNamed("good", dist);
  showRelease(dist, lost);
  rmSync(releaseFolder(dist, lost), { recursive: true });
  const server = await serve({ HEALTH_TOKEN });
  afterwards(() => server.stop());
  expect(await (await fetch(server.told)).text()).toBe(homeOf("good"));
  expect(await healthOf(server.told)).toMatchObject({ status: "degraded", release: { shown: good, wanted: lost } });
  expect(await tool("leads", "list")).toContain("No leads.");
  rmSync(releaseFolder(dist, good), { recursive: true });
  expect(await healthOf(server.told)).toMatchObject({ status: "degraded", release: { shown: good } });
});

test("before a start, the server says whether it could: a wrong setting, a damaged release, a mistyped order are refused", async () => {
  const { dist, check } = await bundle();
  const id = publishNamed("first", dist);
  expect(await check()).toContain("The settings are right, and the release can be shown.");
  expect(await check({}, "--online")).toMatch(/^lead store: ok: [^]*The release can be served\.\n$/);
  await expect(check({ PORT: "eighty" })).rejects.toThrow("PORT");
  await expect(check({ CRM_CLIENT_ID: "half" }, "--online")).rejects.toThrow("CRM_CLIENT_SECRET");
  await expect(check({}, "--onlin")).rejects.toThrow("--check --online");
  writeFileSync(join(dist, "releases", id, "public/index.html"), "");
  await expect(check()).rejects.toThrow("index.html");
});
