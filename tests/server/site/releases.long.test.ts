// What takes many hand-overs, or waits for them.
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bundle } from "../../fixtures/bundledServer";
import { folderOf } from "../../fixtures/folder";
import { validBody } from "../../fixtures/leadDesk";
import { openBundle, publishUnknown } from "../../fixtures/releaseDesk";
import { homeOf, publishNamed, scriptOf, serverFolders } from "../../fixtures/releases";
import { afterwards, ask } from "../../fixtures/servedSite";
import { withVisitors } from "../../fixtures/visitors";

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
