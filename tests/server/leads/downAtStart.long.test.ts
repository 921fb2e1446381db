// A store that is down when the server starts: pages do not wait for it, and the form gets a 503 until it opens.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openServices } from "../../../src/server/services";
import { readSettings } from "../../../src/server/config/settings";
import { serve } from "../../../src/server/serve";
import { signTicket } from "../../../src/server/leads/actions/actionLinks";
import { writeBuiltSite } from "../../fixtures/builtSite";
import { folderOf } from "../../fixtures/folder";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { startPostgres } from "../../fixtures/postgres";
import { afterwards } from "../../fixtures/servedSite";
import { mailEnv, mailServer, tell } from "../../fixtures/toldDesk";
import { openWay } from "../../fixtures/wayToDatabase";
import { freePort } from "../../freePort";

const POLL_MS = 20;

const statusOf = async (desk: LeadDesk) => (await desk.post(validBody)).status;
async function untilTaken(desk: LeadDesk): Promise<void> {
  while ((await statusOf(desk)) !== 201) await sleep(POLL_MS);
}

/** Ways to make a path unusable for everyone: tests may run as root, to whom permissions do not apply. */
const UNUSABLE: [name: string, spoil: (path: string) => void, mend: (path: string) => void][] = [
  // Stands in for an unwritable folder: nothing can be created below a file.
  ["the folder is a file", (path) => writeFileSync(join(path, ".."), ""), (path) => rmSync(join(path, ".."))],
  // Stands in for an unreadable file: a folder cannot be opened as a file.
  ["the path is a folder", (path) => mkdirSync(path, { recursive: true }), (path) => rmSync(path, { recursive: true })],
];

test.each(UNUSABLE)(
  "SQLite, %s: the form gets a 503 until the store can be used, then leads are accepted",
  async (_n, spoil, mend) => {
    const path = join(folderOf(), "inner", "leads.db");
    spoil(path);
    const env = { LEADS_DATABASE_URL: `file:${path}` };
    const desk = await openDesk({ env, crm: "none", runtime: { pollMs: POLL_MS } });
    expect([await statusOf(desk), (await fetch(`${desk.url}/api/health`)).status]).toEqual([503, 503]);
    expect((await fetch(`${desk.url}/api/health/live`)).status).toBe(200);
    expect(desk.logLines.join("")).toMatch(/"level":50.*cannot be opened as the lead store/);
    mend(path);
    await untilTaken(desk);
    // The health check tests writing once a second at most.
    desk.clock.aheadMs += 1000;
    expect((await fetch(`${desk.url}/api/health`)).status).toBe(200);
  },
);

test("when PostgreSQL comes up after the server, the form gets 503 until then, and staff are notified of later leads", async () => {
  const postgres = await startPostgres();
  afterwards(() => postgres.stop());
  const database = await postgres.createDatabase("late");
  const port = await freePort();
  const env = { LEADS_DATABASE_URL: database.replace(/:\d+(?=\/)/, `:${port}`) };
  const mails = await mailServer();
  const desk = await openDesk({ env: { ...env, ...mailEnv(mails) }, crm: "none", runtime: { pollMs: POLL_MS } });
  expect([await statusOf(desk), (await fetch(`${desk.url}/api/health`)).status]).toEqual([503, 503]);
  // Opening the port stands in for a database that has started.
  await openWay(database, port);
  await untilTaken(desk);
  // The server's own loop may already be sending the email.
  while (mails.mails.length === 0) {
    await tell(desk);
    await sleep(POLL_MS);
  }
});

test("while the store is down, an email link says that it cannot act now, not that it is wrong", async () => {
  const path = join(folderOf(), "leads.db");
  mkdirSync(path);
  const key = "k".repeat(32);
  const mails = await mailServer();
  const to = "sales@flipx.example";
  const token = signTicket(key, "01900000-0000-7000-8000-000000000001", "close", to, Date.now());
  for (const more of [{}, { ACTION_SECRET: key }]) {
    const env = { LEADS_DATABASE_URL: `file:${path}`, ...mailEnv(mails), ...more };
    const desk = await openDesk({ env, crm: "none" });
    expect((await fetch(`${desk.url}/api/leads/act?${new URLSearchParams({ token })}`)).status).toBe(503);
    await desk.close();
  }
});

test.each([
  [
    "a folder that is a file",
    `file:${join("package.json", "leads.db")}`,
    /package\.json.* cannot be opened as the lead store/,
  ],
  [
    "a database that is not there",
    "postgres://nobody:password-sentinel@127.0.0.1:1/none",
    /PostgreSQL .* cannot be used/,
  ],
])(
  "%s: startup reports it in one line without a password, pages are served, and the form gets a 503",
  async (_n, url, words) => {
    const env = { LEADS_DATABASE_URL: url, PORT: "0" };
    const settings = readSettings(env);
    const { keeping, ...services } = await openServices(env, settings);
    expect(keeping).toMatch(words);
    expect(keeping).not.toMatch(/password-sentinel|\n/);
    const { address, stop } = await serve({ settings, publicDir: writeBuiltSite(), logger: false, ...services });
    const page = await fetch(`${address}/`);
    const form = await fetch(`${address}/api/contacts`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(validBody),
    });
    expect([page.status, form.status]).toEqual([200, 503]);
    await stop();
  },
);
