import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { currentRelease, releaseFolder, showRelease } from "../../../src/build/release/releases";
import { bundle } from "../../fixtures/bundledServer";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { validBody } from "../../fixtures/leadDesk";
import { homeOf, publishNamed, scriptOf, serverFolders } from "../../fixtures/releases";
import { afterwards, ask } from "../../fixtures/servedSite";
import { withVisitors } from "../../fixtures/visitors";

afterEach(removeFolders);

const HEALTH_TOKEN = "0123456789abcdef";

async function openBundle() {
  const made = await bundle();
  const ids = { first: publishNamed("first", made.dist) };
  const server = await made.serve({ HEALTH_TOKEN });
  afterwards(() => server.stop());
  const get = async (path: string) => {
    const answer = await fetch(`${server.told}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await sleep(50);
  };
  /** Waits until the new server has all connections: those kept from before get the former one for some seconds. */
  const untilAll = async (isSo: () => Promise<boolean>) => {
    for (let times = 0; times < 20; times = (await isSo()) ? times + 1 : 0) await sleep(50);
  };
  const untilShown = (name: string) => until(async () => (await get("/")).text === homeOf(name));
  return { ...made, server, get, until, untilAll, untilShown, ids, health: () => healthOf(server.told) };
}

async function healthOf(origin: string) {
  const answer = await fetch(`${origin}/api/health`, { headers: { authorization: `Bearer ${HEALTH_TOKEN}` } });
  return (await answer.json()) as { status: string; reasons: string[]; release: object };
}

const contentWith = (name: string, text: string) => {
  const contentFolder = folderOf();
  cpSync("content", contentFolder, { recursive: true });
  writeFileSync(join(contentFolder, name), text);
  return contentFolder;
};

/** Publishes a release with texts that no server knows: its pages alone could be shown. */
const publishUnknown = (dist: string) => publishNamed("second", dist, {}, contentWith("text/contact-form.json", "{}"));

/** Publishes a release one of whose files is empty. */
function emptied(dist: string, name: string): string {
  const id = publishNamed("emptied", dist);
  writeFileSync(join(releaseFolder(dist, id), name), "");
  return id;
}

test("32 visitors do not notice releases: all get answers, scripts of earlier pages stay, no lead is lost", async () => {
  const { dist, server, untilShown, tool } = await openBundle();
  const paths = ["/", scriptOf("first"), "/assets/page-shared.js"];
  const { files, forms, faults } = await withVisitors(server.told, paths, async () => {
    for (const name of ["second", "third", "fourth"]) {
      publishNamed(name, dist);
      await untilShown(name);
    }
    await tool("releases", "back");
    await untilShown("third");
  });
  expect(faults).toEqual({});
  expect(Math.min(files, forms)).toBeGreaterThan(100);
  expect(JSON.parse(await tool("leads", "list", "--json", "--limit", "10000"))).toHaveLength(forms);
});

test("staff's tools in production say how to start them there, without npm", async () => {
  const { dist, tool } = await bundle();
  publishNamed("first", dist);
  for (const name of ["leads", "visits"] as const)
    expect(await tool(name, "--help")).toMatch(new RegExp(`^node ${dist}/${name}\\.js `));
});

test("one command rolls back, and the scripts of the abandoned release stay reachable", async () => {
  const { dist, get, untilShown, tool, ids } = await openBundle();
  publishNamed("second", dist);
  await untilShown("second");
  expect(await tool("releases", "back")).toContain(ids.first);
  await untilShown("first");
  expect(await get(scriptOf("second"))).toEqual({ status: 200, text: 'start("second")' });
  expect(await tool("releases", "list")).toMatch(new RegExp(`${ids.first}.*current`));
  await tool("releases", "show");
  await untilShown("second");
});

test("pages and texts of earlier releases are gone, their scripts are not", async () => {
  const { dist, get, untilShown } = await openBundle();
  publishNamed("second", dist, { "sold/index.html": "sold", "sold.txt": "sold" });
  await untilShown("second");
  expect((await get("/sold/")).status).toBe(200);
  publishNamed("third", dist);
  await untilShown("third");
  expect([(await get("/sold/")).status, (await get("/sold.txt")).status]).toEqual([404, 404]);
  expect((await get(scriptOf("second"))).status).toBe(200);
});

test("the API follows its release: it accepts a country that a new one offers, and sends the headers of its site", async () => {
  const { dist, server, untilAll, untilShown } = await openBundle();
  // On a connection of its own: one that is kept gets the former server for some seconds.
  const send = () =>
    ask(Number(new URL(server.told).port), "/api/contacts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...validBody, phoneCode: "+47", phoneNumber: "40612345", country: "NO" }),
    });
  const before = await send();
  expect([before.status, before.headers["x-frame-options"]]).toEqual([422, undefined]);
  const contentFolder = folderOf();
  cpSync("content", contentFolder, { recursive: true });
  const file = join(contentFolder, "countries.json");
  const [country, ...others] = JSON.parse(readFileSync(file, "utf8")) as object[];
  const norway = { ...country, iso2: "NO", dialCode: 47 };
  writeFileSync(file, JSON.stringify([country, ...others, norway]));
  publishNamed("second", dist, { _headers: "/*\n  X-Frame-Options: DENY\n" }, contentFolder);
  await untilShown("second");
  await untilAll(async () => (await send()).status === 201);
  const after = await send();
  expect([after.status, after.headers["x-frame-options"]]).toEqual([201, "DENY"]);
});

test("the server listens on a socket held by systemd: nobody is refused while it restarts", async () => {
  const { dist, serve } = await bundle();
  publishNamed("first", dist);
  const held = createServer();
  await new Promise<void>((resolve) => held.listen(0, "127.0.0.1", resolve));
  const { port } = held.address() as AddressInfo;
  const { fd } = (held as unknown as { _handle: { fd: number } })._handle;
  const server = await serve({}, fd);
  afterwards(() => server.stop());
  // From here on, only the server holds the socket.
  held.close();
  expect(server.told).toBe(`http://localhost:${port}`);
  expect(await (await fetch(server.told)).text()).toBe(homeOf("first"));
});

test("a release that cannot be served is reported once, the previous one stays, and health says so until it is shown", async () => {
  const { dist, server, get, until, untilAll, untilShown, ids, health } = await openBundle();
  const id = publishUnknown(dist);
  await until(() => server.output().includes("cannot be shown"));
  expect((await get("/")).text).toBe(homeOf("first"));
  await sleep(12_000);
  const { status, reasons, release } = await health();
  expect([status, reasons]).toEqual(["degraded", ["a release cannot be shown"]]);
  expect(release).toMatchObject({
    shown: ids.first,
    wanted: id,
    reason: expect.stringContaining("contact-form.json cannot be used"),
  });
  expect(server.output().match(/cannot be shown/g)).toHaveLength(1);
  const third = publishNamed("third", dist);
  await untilShown("third");
  await untilAll(async () => (await health()).status === "ok");
  expect(await health()).toMatchObject({ release: { shown: third, wanted: third } });
});

test("a rollback brings back the server of the release with its pages", async () => {
  const { dist, get, untilAll, tool } = await openBundle();
  const message = async () => (await get("/api/none")).text;
  const before = serverFolders.get(dist) ?? "";
  const changed = folderOf();
  cpSync(before, changed, { recursive: true });
  const program = join(changed, "server.js");
  writeFileSync(program, readFileSync(program, "utf8").replace("There is no such address.", "The second server."));
  serverFolders.set(dist, changed);
  publishNamed("second", dist);
  await untilAll(async () => (await message()).includes("The second server."));
  await tool("releases", "back");
  await untilAll(async () => (await message()).includes("There is no such address."));
  expect((await get("/")).text).toBe(homeOf("first"));
});

test.each([
  ["its texts are not those its server knows", publishUnknown, /contact-form\.json cannot be used/],
  [
    "its headers cannot be read",
    (dist: string) => publishNamed("other", dist, { _headers: "/*\n  no colon\n" }),
    /line 2/,
  ],
  [
    "a power cut has emptied a page",
    (dist: string) => emptied(dist, "public/index.html"),
    /1 of its \d+ files are damaged, such as public\/index\.html/,
  ],
  [
    "a power cut has emptied its server",
    (dist: string) => emptied(dist, "server/server.js"),
    /damaged, such as server\/server\.js/,
  ],
  ["its manifest is empty", (dist: string) => emptied(dist, "manifest.json"), /manifest\.json cannot be read/],
])(
  "no command shows a release if %s: it says why, and the live one stays, also after a restart",
  async (_why, make, reason) => {
    const { dist, serve, tool } = await bundle();
    const bad = make(dist);
    const good = publishNamed("good", dist);
    for (const words of [["back"], ["show", bad]])
      await expect(tool("releases", ...words)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(reason),
      });
    expect(currentRelease(dist)).toBe(good);
    showRelease(dist, bad);
    const server = await serve({ HEALTH_TOKEN });
    afterwards(() => server.stop());
    expect(await (await fetch(server.told)).text()).toBe(homeOf("good"));
    expect(await healthOf(server.told)).toMatchObject({ status: "degraded", release: { shown: good, wanted: bad } });
  },
  120_000,
);

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
  expect(await tool("leads", "stats")).toContain("delivery");
  rmSync(releaseFolder(dist, good), { recursive: true });
  expect(await healthOf(server.told)).toMatchObject({ status: "degraded", release: { shown: good } });
});

test("a release is not shown if its server does not know the store that the live one has used", async () => {
  const { dist, tool } = await bundle();
  const old = publishNamed("old", dist);
  const live = publishNamed("new", dist);
  const file = join(releaseFolder(dist, live), "manifest.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"least": 3', '"least": 6'));
  const stderr = expect.stringContaining("it knows version 5, and the store needs 6");
  await expect(tool("releases", "show", old)).rejects.toMatchObject({ code: 1, stderr });
  expect(currentRelease(dist)).toBe(live);
});

test("a release from before releases carried their server is shown with the newest server, if that can read it", async () => {
  const { dist, tool, untilShown, ids } = await openBundle();
  publishNamed("second", dist);
  await untilShown("second");
  for (const name of ["server", "manifest.json"])
    rmSync(join(releaseFolder(dist, ids.first), name), { recursive: true });
  utimesSync(releaseFolder(dist, ids.first), 0, 0);
  await tool("releases", "back");
  await untilShown("first");
  expect(await tool("leads", "stats")).toContain("delivery");
});

test("six releases in a row are each shown while old ones are being deleted, and the scripts of recent ones stay", async () => {
  const { dist, server, get, untilShown } = await openBundle();
  const names = ["first", "second", "third", "fourth", "fifth", "sixth"];
  // An old release whose deletion has started.
  const beginDeletion = (inside: string) => {
    mkdirSync(join(dist, "releases", inside), { recursive: true });
    utimesSync(join(dist, "releases", inside.slice(0, 12)), 0, 0);
  };
  beginDeletion("0123456789ab/public/assets");
  for (const name of names.slice(1)) {
    publishNamed(name, dist);
    beginDeletion("ba9876543210");
    await untilShown(name);
  }
  expect(server.output()).not.toContain("cannot be shown");
  const statuses = await Promise.all(names.map(async (name) => (await get(scriptOf(name))).status));
  expect(statuses).toEqual([404, 404, 200, 200, 200, 200]);
});
