import { readFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { CRM_NEEDS } from "../../../src/server/crm/readCrm";
import { openSqlite } from "../../../src/server/database/openSqlite";
import * as commands from "../../../src/server/leads/staff/commands";
import { csvCell } from "../../../src/server/leads/staff/csv";
import { folderOf } from "../../fixtures/folder";
import { key, validBody } from "../../fixtures/leadDesk";
import { openOffice } from "../../fixtures/leadOffice";

test("list shows the newest leads with state, name, phone, and last response, and filters by state", async () => {
  const { server, staff, text } = await openOffice();
  await server.post(validBody);
  await server.post({ ...validBody, firstName: "Spam", website: "x" });
  await commands.listLeads(staff, { limit: 50 });
  expect(text()).toMatch(/Spam.* 0 +hidden field filled[^]*Ana.*\+52 3055550142 +1 +SUCCESS/);
  await commands.listLeads(staff, { state: "held", limit: 50 });
  expect(text()).not.toContain("Ana ");
});

test("show prints everything about a lead, including its calculation and attempts", async () => {
  const { server, staff, text, lead } = await openOffice({ crm: { fault: () => ({ kind: "refuse" }) } });
  await server.post(
    { ...validBody, page: "/", calculation: { inputs: { arv: 350000 }, results: { investorProfit: 41000.5 } } },
    key("a"),
  );
  await commands.show(staff, (await lead("a")).id.slice(0, 30));
  expect(text()).toMatch(
    /State +pending[^]*ana\.visitor@example\.com[^]*\+52 3055550142[^]*"arv": 350000[^]*ECONNREFUSED/,
  );
});

test("retry queues a lead that needs attention again, and the server delivers it", async () => {
  let refuses = true;
  const duplicate = JSON.stringify({ data: [{ code: "DUPLICATE_DATA", details: { api_name: "Email", id: "7" } }] });
  const { server, staff, text, lead } = await openOffice({
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

test("retry ends a pause at once, so staff who fixed the connection need not wait", async () => {
  let broken = true;
  const { server, staff } = await openOffice({
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
  const { server, staff, lead } = await openOffice();
  await server.post({ ...validBody, website: "x" }, key("a"));
  await commands.release(staff, (await lead("a")).id);
  await server.workLater(1000);
  expect((await lead("a")).state).toBe("delivered");
  await expect(commands.release(staff, (await lead("a")).id)).rejects.toThrow(/cannot be released/);
});
test("without a CRM, nothing can be retried, and a released lead goes to the inbox", async () => {
  const { server, staff, lead } = await openOffice({ crm: "none" });
  await server.post({ ...validBody, website: "x" }, key("a"));
  await commands.release(staff, (await lead("a")).id);
  expect((await lead("a")).state).toBe("stored");
  await expect(commands.retry(staff, undefined)).rejects.toThrow(
    `No CRM is configured, so nothing can be sent: set ${CRM_NEEDS.join(", or ")}`,
  );
});

test("the export is CSV that no spreadsheet mistakes for formulas", async () => {
  const { server, staff, text } = await openOffice({ crm: "none" });
  await server.post({ ...validBody, firstName: "=HYPERLINK(1)", lastName: 'O"Neil, Jr' });
  await commands.exportLeads(staff);
  const [header, line] = text().split("\r\n");
  expect(header).toMatch(/^\uFEFF"id","state","accepted","first name"/);
  expect(line).toContain(`,"'=HYPERLINK(1)","O""Neil, Jr","ana.visitor@example.com","(+52) 3055550142","MX"`);
  expect(["@x", "-1", "\tx", "plain", ""].map(csvCell)).toEqual([`"'@x"`, `"'-1"`, `"'\tx"`, `"plain"`, `""`]);
});

test("IDs and names that a spreadsheet would take for numbers, dates, or truths stay as they are", () => {
  const numbers = [
    ...[
      "5725767000000542001",
      "1-2",
      "3/4",
      "TRUE",
      "10:30",
      "0612345678",
      "12e15",
      "1e-5",
      "1.5",
      "1,000",
      "(5)",
      "5%",
    ],
    ...["nov-2026", "3 de mayo", "May 5, 2026 10:30 PM", "$5,000", "＝1+1", "１２", "\u202a=1", "#N/A"],
  ];
  expect(numbers.map(csvCell).filter((cell) => !cell.startsWith(`"'`))).toEqual([]);
  const texts = [
    "5551234567",
    "0",
    "(+52) 3055550142",
    "12 Oak Street, Miami",
    "2026-11-28T13:00:00.000Z",
    "Juan 23 y Ana",
  ];
  expect(texts.map(csvCell)).toEqual(texts.map((text) => `"${text}"`));
});

test("marks that turn the direction of a text are in no export", async () => {
  const { server, staff, text } = await openOffice({ crm: "none" });
  await server.post({ ...validBody, calculation: { name: "one \u202eowt\u202c \u2066three\u2069" } });
  await commands.exportLeads(staff);
  await commands.exportLeads({ ...staff, json: true });
  expect(text()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test.each([",", ";", "\t"])("no part of a cell that a spreadsheet splits at %j is a formula", (separator) => {
  const value = ["a", "=1+1", " @x", '"=cmd()', "-2", "plain"].join(separator);
  const split = (text: string) => csvCell(text).slice(1, -1).replaceAll('""', '"').split(separator);
  const parts = split(value);
  // The second could be a number as a whole.
  for (const part of [...parts, ...split(`1${separator}-2+3`)]) expect(part).not.toMatch(/^["\s]*[=+\-@]/);
  expect(parts.at(-1)).toBe("plain");
});

test("the export for a Spanish spreadsheet is separated by semicolons", async () => {
  const { server, staff, text } = await openOffice({ crm: "none" });
  await server.post({ ...validBody, lastName: "Muñoz; Kovač" });
  await commands.exportLeads(staff, "semicolon");
  const [header, line] = text().split("\r\n");
  expect(header).toMatch(/^\uFEFF"id";"state"/);
  expect(line).toContain(`;"Ana";"Muñoz; Kovač";`);
});

test("with --json, every command prints JSON", async () => {
  const { server, staff, text, lead } = await openOffice({}, true);
  await server.post(validBody, key("a"));
  await server.post(validBody, key("b"));
  await commands.listLeads(staff, { limit: 1 });
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
  expect(JSON.parse(text())).toEqual({
    id,
    state: "closed",
    crm_id: null,
    maybe_delivered: 0,
    purged: true,
    copies: [],
  });
});

test("release says that a request joins the same answers sent again, instead of a queue that it is not in", async () => {
  const { server, staff, text, lead } = await openOffice();
  await server.post(validBody, { ...key("held"), "form-open": "10" });
  await server.post(validBody, key("sent"));
  await commands.release(staff, (await lead("held")).id);
  expect(text()).toMatch(/is closed: the same answers, sent again, have a request of their own/);
  expect([(await lead("held")).state, server.crm.contacts.length]).toEqual(["closed", 1]);
});

test("an unknown or maybeDelivered ID is reported in one line", async () => {
  const { server, staff, lead } = await openOffice();
  await server.post(validBody, key("a"));
  await server.post(validBody, key("b"));
  for (const command of [commands.show, commands.retry, commands.release, commands.close, commands.erase])
    await expect(command(staff, "ffff0000")).rejects.toThrow(/^There is no lead ffff0000/);
  await expect(commands.show(staff, (await lead("a")).id.slice(0, 6))).rejects.toThrow(/^Several leads match/);
});

test("whoever answers no keeps the lead", async () => {
  const { server, staff, lead } = await openOffice({ crm: "none" });
  await server.post(validBody, key("a"));
  const { id } = await lead("a");
  await expect(commands.erase({ ...staff, confirm: async () => false }, id)).rejects.toThrow(/is as it was/);
  expect((await lead("a")).redacted_at).toBeNull();
});

test("a lead can be named by the last characters of its ID, which differ even within an hour", async () => {
  const { server, staff, text, lead } = await openOffice({ crm: "none" });
  for (const name of ["a", "b", "c"]) await server.post(validBody, key(name));
  const { id } = await lead("b");
  await commands.show(staff, id.slice(-6));
  expect(text()).toContain(id);
});

test("list filters by email address and day, and paginates", async () => {
  const { server, staff, text } = await openOffice({ crm: "none" });
  for (const email of ["ana_1@example.com", "anax1@example.com", "Eva@Example.com"])
    await server.post({ ...validBody, email });
  const count = async (filter: object) => {
    await commands.listLeads(staff, { limit: 2, ...filter });
    return text()
      .split("\n")
      .filter((line) => line.includes("@")).length;
  };
  expect(await count({ email: "ANA_1@example.com" })).toBe(1);
  expect(await count({ email: "eva@example.com" })).toBe(1);
  expect([await count({ page: 1 }), await count({ page: 2 })]).toEqual([2, 1]);
  await commands.listLeads(staff, { limit: 2, page: 1 });
  expect(text()).toContain("--page 2");
  expect([await count({ sinceMs: Date.now() - 60_000 }), await count({ sinceMs: Date.now() + 60_000 })]).toEqual([
    2, 0,
  ]);
});

test("erase says that a reader keeps the data in the -wal file, and removes it once the reader is gone", async () => {
  const { path, server, staff, text, lead } = await openOffice({ crm: "none" });
  await server.post(validBody, key("a"));
  const { id } = await lead("a");
  const reader = new Libsql(path);
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM lead").all();
  await commands.erase(staff, id);
  expect(text()).toContain("still holds the data");
  reader.exec("COMMIT");
  await expect(commands.erase(staff, id)).rejects.toThrow(/its personal data is erased/);
  for (const file of [path, `${path}-wal`]) expect(readFileSync(file, "latin1")).not.toContain("ana.visitor");
  reader.close();
});

test("a store with another version's schema is refused in words, by servers and tools, and stays as it is", async () => {
  const path = join(folderOf(), "other.db");
  const first = await openSqlite(path);
  await first.db.updateTable("lead_shared").set({ value: "0" }).where("key", "=", "schema").execute();
  await first.close();
  const before = readFileSync(path);
  for (const asFound of [false, true])
    await expect(openSqlite(path, { asFound })).rejects.toThrow(/schema of another version \(0; this one needs 2\)/);
  expect(readFileSync(path).equals(before)).toBe(true);
});
