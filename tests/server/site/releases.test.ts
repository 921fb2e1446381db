import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { bundle } from "../../fixtures/bundledServer";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { validBody } from "../../fixtures/leadDesk";
import { homeOf, publishNamed, scriptOf } from "../../fixtures/releases";
import { afterwards } from "../../fixtures/servedSite";
import { withVisitors } from "../../fixtures/visitors";

afterEach(removeFolders);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openBundle() {
  const made = await bundle();
  const ids = { first: publishNamed("first", made.dist) };
  const server = await made.serve();
  afterwards(() => server.stop());
  const get = async (path: string) => {
    const answer = await fetch(`${server.told}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await sleep(50);
  };
  const untilShown = (name: string) => until(async () => (await get("/")).text === homeOf(name));
  return { ...made, server, get, until, untilShown, ids };
}

test("32 visitors do not notice releases: all get answers, connections and scripts of earlier pages stay, no lead is lost", async () => {
  const { dist, server, untilShown, tool } = await openBundle();
  const paths = ["/", scriptOf("first"), "/assets/page-shared.js"];
  const { files, forms, faults, closed } = await withVisitors(server.told, paths, async () => {
    for (const name of ["second", "third", "fourth"]) {
      publishNamed(name, dist);
      await untilShown(name);
    }
    await tool("releases", "back");
    await untilShown("third");
  });
  expect({ faults, closed }).toEqual({ faults: {}, closed: 0 });
  expect(Math.min(files, forms)).toBeGreaterThan(100);
  expect(JSON.parse(await tool("leads", "list", "--json", "--limit", "10000"))).toHaveLength(forms);
}, 120_000);

test("staff's tools in production say how to start them there, without npm", async () => {
  const { dist, tool } = await bundle();
  for (const name of ["leads", "vitals"] as const)
    expect(await tool(name, "--help")).toMatch(new RegExp(`^node ${dist}/${name}\\.js `));
}, 120_000);

test("one command rolls back, and the scripts of the abandoned release stay reachable", async () => {
  const { dist, get, untilShown, tool, ids } = await openBundle();
  publishNamed("second", dist);
  await untilShown("second");
  expect(await tool("releases", "back")).toContain(ids.first);
  await untilShown("first");
  expect(await get(scriptOf("second"))).toEqual({ status: 200, text: 'start("second")' });
  expect(await tool("releases", "list")).toMatch(new RegExp(`${ids.first}.*live`));
  await tool("releases", "show");
  await untilShown("second");
}, 120_000);

test("pages and texts of earlier releases are gone, their scripts are not", async () => {
  const { dist, get, untilShown } = await openBundle();
  publishNamed("second", dist, { "sold/index.html": "sold", "sold.txt": "sold" });
  await untilShown("second");
  expect((await get("/sold/")).status).toBe(200);
  publishNamed("third", dist);
  await untilShown("third");
  expect([(await get("/sold/")).status, (await get("/sold.txt")).status]).toEqual([404, 404]);
  expect((await get(scriptOf("second"))).status).toBe(200);
}, 120_000);

test("the API follows its release: it accepts a country that a new one offers, and sends the headers of its site", async () => {
  const { dist, server, untilShown } = await openBundle();
  const send = () =>
    fetch(`${server.told}/api/contacts`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...validBody, phoneCode: "+47", phoneNumber: "40612345", country: "NO" }),
    });
  const before = await send();
  expect([before.status, before.headers.get("x-frame-options")]).toEqual([422, null]);
  const contentFolder = folderOf();
  cpSync("content", contentFolder, { recursive: true });
  const file = join(contentFolder, "countries.json");
  const [country, ...others] = JSON.parse(readFileSync(file, "utf8")) as object[];
  const norway = { ...country, iso2: "NO", dialCode: 47 };
  writeFileSync(file, JSON.stringify([country, ...others, norway]));
  publishNamed("second", dist, { _headers: "/*\n  X-Frame-Options: DENY\n" }, contentFolder);
  await untilShown("second");
  const after = await send();
  expect([after.status, after.headers.get("x-frame-options")]).toEqual([201, "DENY"]);
}, 120_000);

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
}, 120_000);

test("a release that cannot be served is reported once, the previous one stays, and it is shown once repaired", async () => {
  const { dist, server, get, until, untilShown } = await openBundle();
  const id = publishNamed("second", dist, { _headers: "/*\n  no colon\n" });
  await until(() => server.output().includes("cannot be shown"));
  expect((await get("/")).text).toBe(homeOf("first"));
  await sleep(12_000);
  writeFileSync(join(dist, "releases", id, "public/_headers"), "/*\n  X-Content-Type-Options: nosniff\n");
  await untilShown("second");
  expect(server.output().match(/cannot be shown/g)).toHaveLength(1);
}, 120_000);

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
}, 120_000);
