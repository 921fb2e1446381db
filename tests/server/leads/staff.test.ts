import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Gate } from "../../../src/server/leads/delivery/Gate";
import type { LeadRow } from "../../../src/server/leads/lead";
import * as commands from "../../../src/server/leads/staff/commands";
import { csvCell } from "../../../src/server/leads/staff/csv";
import type { Database } from "../../../src/server/store/database";
import { openSqlite } from "../../../src/server/store/openSqlite";
import { SharedStore } from "../../../src/server/leads/store/SharedStore";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { secrets } from "../../fixtures/fakeCrm";
import { temporaryFolder } from "../../fixtures/folder";
import { closeDesks, openDesk, validBody } from "../../fixtures/leadDesk";

jest.setTimeout(60_000);
const folder = temporaryFolder();
const opened: Database[] = [];
let files = 0;

afterEach(async () => {
  await closeDesks();
  await Promise.all(opened.splice(0).map(({ db }) => db.destroy()));
});
afterAll(() => folder.remove());

/** A server and, beside it on the same file, the staff's desk with what it prints. */
async function office(options: Parameters<typeof openDesk>[0] = {}, json = false) {
  const path = join(folder.path, `leads${++files}.db`);
  const server = await openDesk({ ...options, env: { ...options.env, LEADS_DATABASE_URL: `file:${path}` } });
  const database = await openSqlite(path);
  opened.push(database);
  const printed: string[] = [];
  const staff: commands.Desk = {
    leads: new StaffStore(database),
    gate: new Gate(new SharedStore(database), Date.now, 0, () => undefined),
    crmConfigured: options.crm !== "none",
    json,
    now: Date.now,
    print: (text) => void printed.push(text),
    progress: () => undefined,
  };
  const lead = async (key: string): Promise<LeadRow> => {
    const found = await server.leads.store.findByKey(key);
    if (!found) throw new Error(`there is no lead ${key}`);
    return found;
  };
  return { path, server, staff, printed, lead, text: () => printed.splice(0).join("") };
}

const key = (name: string) => ({ "idempotency-key": name });

test("list shows the newest leads with state, name and last answer, and filters by state", async () => {
  const { server, staff, text } = await office();
  await server.post(validBody);
  await server.post({ ...validBody, firstName: "Spam", website: "x" });
  await commands.list(staff, { limit: 50 });
  expect(text()).toMatch(/Spam[^]*hidden field filled[^]*Ana[^]*SUCCESS/);
  await commands.list(staff, { state: "held", limit: 50 });
  expect(text()).not.toContain("Ana ");
});

test("show tells all about a lead, with its calculation and its tries", async () => {
  const { server, staff, text, lead } = await office({ crm: { fault: () => ({ kind: "refuse" }) } });
  await server.post({ ...validBody, page: "/", calculation: { arv: 350000, investorProfit: 41000.5 } }, key("a"));
  await commands.show(staff, (await lead("a")).id.slice(0, 30));
  expect(text()).toMatch(
    /State +pending[^]*ana\.visitor@example\.com[^]*\+52 3055550142[^]*"arv": 350000[^]*ECONNREFUSED/,
  );
});

test("retry puts a lead that needs attention back, and the server delivers it", async () => {
  let refuses = true;
  const duplicate = JSON.stringify({ data: [{ code: "DUPLICATE_DATA", details: { api_name: "Email", id: "7" } }] });
  const { server, staff, text, lead } = await office({
    crm: { fault: () => (refuses ? { kind: "reply", status: 400, body: duplicate } : undefined) },
  });
  await server.post(validBody, key("a"));
  expect(await lead("a")).toMatchObject({ state: "attention", crm_id: "7" });
  refuses = false;
  await commands.retry(staff, undefined);
  expect(text()).toContain("1 in the queue");
  await server.workLater(1000);
  expect((await lead("a")).state).toBe("delivered");
  await expect(commands.retry(staff, (await lead("a")).id)).rejects.toThrow(/cannot be retried: it is delivered/);
});

test("retry ends a pause at once, so staff who mended the connection need not wait", async () => {
  let broken = true;
  const { server, staff } = await office({
    crm: { fault: () => (broken ? { kind: "reply", status: 403, body: '{"code":"NO_PERMISSION"}' } : undefined) },
  });
  await server.post(validBody);
  broken = false;
  expect(await server.workLater(1000)).toBe(0);
  await commands.retry(staff, undefined);
  await server.workLater(1000);
  expect(server.crm.contacts).toHaveLength(1);
});

test("a released lead is delivered; one that is not held cannot be released", async () => {
  const { server, staff, lead } = await office();
  await server.post({ ...validBody, website: "x" }, key("a"));
  await commands.release(staff, (await lead("a")).id);
  await server.workLater(1000);
  expect((await lead("a")).state).toBe("delivered");
  await expect(commands.release(staff, (await lead("a")).id)).rejects.toThrow(/cannot be released/);
});

test("a closed lead waits for nobody, is never sent, and cannot be closed twice", async () => {
  const { server, staff, text, lead } = await office();
  await server.post({ ...validBody, website: "x" }, key("a"));
  const { id } = await lead("a");
  await commands.close(staff, id);
  expect(text()).toMatch(/is closed; its personal data will be erased in 30 days/);
  expect(await server.leads.store.backlog()).toMatchObject({ attention: 0, held: 0 });
  await expect(commands.close(staff, id)).rejects.toThrow(/cannot be closed: it is closed/);
  await expect(commands.release(staff, id)).rejects.toThrow(/cannot be released: it is closed/);
  await commands.retry(staff, undefined);
  await server.workLater(1000);
  expect(server.crm.posted).toEqual([]);
});

test("a visitor who sends a closed lead again is answered as for a delivered one", async () => {
  const { server, staff, lead } = await office();
  const held = { ...validBody, website: "x" };
  const first = await server.post(held, key("a"));
  await commands.close(staff, (await lead("a")).id);
  const again = await server.post(held, key("a"));
  expect([again.status, again.body]).toEqual([first.status, first.body]);
});

test("a lead that was sent cannot be closed, one in the inbox can", async () => {
  const sent = await office();
  await sent.server.post(validBody, key("a"));
  await expect(commands.close(sent.staff, (await sent.lead("a")).id)).rejects.toThrow(/closed: it is delivered/);
  const inbox = await office({ crm: "none" });
  await inbox.server.post(validBody, key("a"));
  await commands.close(inbox.staff, (await inbox.lead("a")).id);
  expect((await inbox.lead("a")).state).toBe("closed");
});

test("an erased lead that waited is never sent, and no command shows anything of the person", async () => {
  let refuses = true;
  const { server, staff, text, lead } = await office({
    crm: { fault: () => (refuses ? { kind: "refuse" } : undefined) },
  });
  await server.post({ ...validBody, calculation: "for Ana" }, key("a"));
  await commands.erase(staff, (await lead("a")).id);
  expect(text()).toMatch(/^The personal data of lead .* is erased here\.\n$/);
  refuses = false;
  await commands.retry(staff, undefined);
  expect(await server.workLater(30 * 24 * 3_600_000)).toBe(0);
  const left = await lead("a");
  expect([left.state, left.redacted_at === null]).toEqual(["closed", false]);
  expect(JSON.stringify(left)).not.toMatch(/Ana|Muñoz|ana\.visitor|3055550142/);
  await commands.exportLeads(staff);
  expect(text()).not.toMatch(/Ana|Muñoz|ana\.visitor|3055550142/);
});

test("erasing a delivered lead tells its contact in the CRM; twice is refused", async () => {
  const { server, staff, text, lead } = await office();
  await server.post(validBody, key("a"));
  const { id, crm_id: contact } = await lead("a");
  await commands.erase(staff, id.slice(0, 30));
  expect(text()).toContain(`The CRM has contact ${contact}: erase it there, too.`);
  expect(await lead("a")).toMatchObject({ state: "delivered", content: "" });
  await expect(commands.erase(staff, id)).rejects.toThrow(
    /cannot be erased: it is delivered and its personal data is erased/,
  );
});

test("erasing a lead whose answer got lost tells to look in the CRM", async () => {
  const { server, staff, text, lead } = await office({ crm: { fault: () => ({ kind: "drop", taken: true }) } });
  await server.post(validBody, key("a"));
  await commands.erase(staff, (await lead("a")).id);
  expect(text()).toContain("The CRM may have this person: look there, too.");
});

test("a lead that is being sent cannot be erased until its try has ended", async () => {
  const { server, staff, lead } = await office({
    crm: { fault: () => ({ kind: "delay", ms: 300 }) },
    environment: { answerWithinMs: 20 },
  });
  await server.post(validBody, key("a"));
  const { id } = await lead("a");
  await expect(commands.erase(staff, id)).rejects.toThrow(/cannot be erased: it is being sent right now/);
  while ((await lead("a")).state === "sending") await new Promise((resolve) => setTimeout(resolve, 20));
  await commands.erase(staff, id);
  expect(await lead("a")).toMatchObject({ state: "delivered", content: "" });
});

test("without a CRM nothing can be retried, and a released lead goes to the inbox", async () => {
  const { server, staff, lead } = await office({ crm: "none" });
  await server.post({ ...validBody, website: "x" }, key("a"));
  await commands.release(staff, (await lead("a")).id);
  expect((await lead("a")).state).toBe("stored");
  await expect(commands.retry(staff, undefined)).rejects.toThrow(/No CRM is configured/);
});

test("the export is CSV that no spreadsheet takes for formulas", async () => {
  const { server, staff, text } = await office({ crm: "none" });
  await server.post({ ...validBody, firstName: "=HYPERLINK(1)", lastName: 'O"Neil, Jr' });
  await commands.exportLeads(staff);
  const [header, line] = text().split("\r\n");
  expect(header).toMatch(/^id,state,accepted,first name/);
  expect(line).toContain(`,'=HYPERLINK(1),"O""Neil, Jr",ana.visitor@example.com,'+52 3055550142,MX`);
  expect(["@x", "-1", "\tx", "plain", ""].map(csvCell)).toEqual(["'@x", "'-1", "'\tx", "plain", ""]);
});

test("with --json every command prints JSON", async () => {
  const { server, staff, text, lead } = await office({}, true);
  await server.post(validBody, key("a"));
  await server.post(validBody, key("b"));
  await commands.list(staff, { limit: 1 });
  expect(JSON.parse(text())).toHaveLength(1);
  await commands.show(staff, (await lead("a")).id);
  expect(JSON.parse(text())).toMatchObject({
    state: "delivered",
    content: { values: validBody },
    attempt_log: [{ code: "SUCCESS" }],
  });
  await commands.exportLeads(staff);
  expect(JSON.parse(text())).toHaveLength(2);
  await server.post({ ...validBody, website: "x" }, key("c"));
  const { id } = await lead("c");
  await commands.close(staff, id);
  expect(JSON.parse(text())).toEqual({ id, state: "closed" });
  await commands.erase(staff, id);
  expect(JSON.parse(text())).toEqual({ id, state: "closed", crm_id: null, ambiguous: 0 });
  await commands.stats(staff);
  expect(JSON.parse(text())).toMatchObject({ byState: { delivered: 2, closed: 1 }, deliveredLastWeek: 2, pause: null });
});

test("an unknown or ambiguous ID is told in one line", async () => {
  const { server, staff, lead } = await office();
  await server.post(validBody, key("a"));
  await server.post(validBody, key("b"));
  for (const command of [commands.show, commands.retry, commands.release, commands.close, commands.erase])
    await expect(command(staff, "ffff0000")).rejects.toThrow(/^There is no lead ffff0000/);
  await expect(commands.show(staff, (await lead("a")).id.slice(0, 6))).rejects.toThrow(/^Several leads begin with/);
});

async function runCli(args: string[], env: NodeJS.ProcessEnv) {
  const command = ["--import", "tsx", "src/server/leads/cli.ts", ...args];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, {
      env: { ...process.env, ...env },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

test("the command line prints tables, and mistakes as one line with exit code 1", async () => {
  const env = { LEADS_DATABASE_URL: `file:${join(folder.path, "cli.db")}` };
  const [stats, unknown, noId, settings] = await Promise.all([
    runCli(["stats"], env),
    runCli(["fly"], env),
    runCli(["show"], env),
    runCli(["list"], { ...env, CRM_CLIENT_ID: secrets.CRM_CLIENT_ID }),
  ]);
  expect([stats.code, stats.stdout]).toEqual([0, expect.stringMatching(/accepted, last 24 hours +0/)]);
  expect([unknown.code, unknown.stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(/no command "fly"/)]]);
  expect([noId.code, noId.stderr]).toEqual([1, expect.stringMatching(/^Which lead\?/)]);
  expect([settings.code, settings.stderr]).toEqual([1, expect.stringMatching(/CRM_CLIENT_SECRET is missing/)]);
  expect(settings.stderr).not.toContain(secrets.CRM_CLIENT_ID);
});
