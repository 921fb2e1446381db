// What staff are notified of, and when.
import { interpolate } from "../../../src/content/interpolate";
import { CRM_NEEDS } from "../../../src/server/crm/readCrm";
import { readLeadSettings } from "../../../src/server/leads/leadSettings";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { HELD_NOTICE_DAYS } from "../../../src/server/leads/lead";
import { DETAILS_FIELDS } from "../../../src/contact/fields/contactFields";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import {
  DAY,
  hookEnv,
  mailEnv,
  mailServer,
  MINUTE,
  openMailAndHookDesk,
  openMailDesk,
  receiver,
  STAFF,
  tell,
  words,
} from "../../fixtures/toldDesk";
import { WEBHOOK_SECRET } from "../../fixtures/webhookReceiver";

/** The CRM's response to a lead that needs a person. */
const DUPLICATE = JSON.stringify({ data: [{ code: "DUPLICATE_DATA", details: { api_name: "Email", id: "7" } }] });

test("an email is in the staff's language, and says what the visitor wants and wrote", async () => {
  const { server, desk } = await openMailDesk({ env: { NOTIFY_LANGUAGE: "es" } });
  await desk.post({ ...validBody, intent: "sell", message: "Dos baños.\nName: Forged" });
  await tell(desk);
  const subject = interpolate((await words("es")).subject.lead, { name: "Ana Muñoz Kovač" });
  expect(server.mails[0]?.subject).toContain(subject);
  expect(server.mails[0]?.html).toMatch(/<html lang="es">[^]*México/);
  expect(server.mails[0]?.text).toMatch(/^Desea: Vender una casa\r?$/m);
  expect(server.mails[0]?.text).toMatch(/: Dos baños\. Name: Forged\r?$/m);
});

test("visitors' input is plain text in an email and cannot forge a line of it", async () => {
  const { server, desk } = await openMailDesk();
  await desk.post({ ...validBody, lastName: "<b>x</b>", calculation: { name: "a\nName: Forged" } });
  await tell(desk);
  expect(server.mails[0]?.html).toContain("&lt;b&gt;x&lt;/b&gt;");
  expect(server.mails[0]?.text).not.toMatch(/^Name: Forged/m);
});

test("a held lead is announced at once with the reason in words, and after its release like any other", async () => {
  const [server, hook] = [await mailServer(), await receiver()];
  const desk = await openDesk({ env: { ...mailEnv(server), ...hookEnv(hook) }, runtime: { fetch: both } });
  async function both(url: string, init: RequestInit) {
    return url.startsWith(hook.url) ? fetch(url, init) : desk.crm.fetch(url, init);
  }
  await desk.post({ ...validBody, website: "x" });
  await tell(desk);
  expect(server.mails[0]?.text).toContain((await words()).holdReasons.hiddenFieldFilled);
  expect(hook.hooks).toMatchObject([{ type: "lead.held", isSigned: true, data: { state: "held" } }]);
  const id = String(hook.hooks[0]?.data.id);
  await new StaffStore(desk.leads.database).release(id, "pending", Date.now());
  await desk.workLater(MINUTE);
  await tell(desk);
  expect(hook.hooks.slice(1)).toMatchObject([{ id, type: "lead.accepted", data: { state: "delivered" } }]);
});

test("a flood of held requests is a few emails that list them all with their links, none longer than programs show; a program gets every event", async () => {
  const { server, hook, desk } = await openMailAndHookDesk();
  const calculation = { inputs: Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`input${n}`, "1 < 2"])) };
  for (let n = 0; n < 54; n++)
    await desk.post({ ...validBody, lastName: `Visitor ${n}`, website: "x", ...(n % 9 === 0 && { calculation }) });
  await tell(desk);
  const { several, actions } = await words();
  const lists = () => server.mails.filter(({ text }) => text.includes(several.held.intro));
  const listed = lists()
    .map(({ text }) => text)
    .join("\n");
  expect(listed.split(`${actions.release.link}:`)).toHaveLength(55);
  expect(new Set(listed.match(/^## .*\d$/gm)).size).toBe(54);
  const sizes = lists().map(({ html }) => Buffer.byteLength(html));
  expect([sizes.length < 7, Math.max(...sizes) < 102_400]).toEqual([true, true]);
  const held = () => hook.hooks.filter(({ type }) => type === "lead.held");
  expect(new Set(held().map(({ id }) => id)).size).toBe(54);
  await tell(desk, MINUTE);
  expect([lists().length, held().length]).toEqual([sizes.length, 54]);
});

test("a lead that needs attention is announced at once, again when it fails again, and in the daily digest", async () => {
  const { server, desk } = await openMailDesk({
    crm: { fault: () => ({ kind: "reply", status: 400, body: DUPLICATE }) },
  });
  await desk.post(validBody);
  await tell(desk);
  const { attention, intro } = await words();
  const notices = () => server.mails.filter(({ text }) => text.includes(intro.attention));
  expect([server.mails.length, notices()[0]?.text]).toEqual([2, expect.stringContaining(attention.duplicate)]);
  desk.clock.aheadMs += MINUTE;
  await new StaffStore(desk.leads.database).retry(Date.now() + desk.clock.aheadMs);
  await desk.workLater(0);
  await tell(desk);
  expect(new Set(notices().map(({ messageId }) => messageId)).size).toBe(2);
  const nextNoon = new Date(Date.now() + desk.clock.aheadMs + DAY).setUTCHours(12, 5);
  await tell(desk, nextNoon - Date.now() - desk.clock.aheadMs);
  await tell(desk, MINUTE);
  const digests = server.mails.filter(({ text }) => text.includes(intro.digest));
  expect([digests.length, digests[0]?.text]).toEqual([1, expect.stringContaining("Muñoz")]);
});

test("a lead released weeks after it was accepted is announced like a new one", async () => {
  const { server, desk } = await openMailDesk();
  await desk.post({ ...validBody, website: "x" }, { "idempotency-key": "k" });
  await tell(desk);
  await tell(desk, 30 * DAY);
  const { id = "" } = (await desk.leads.store.findByKey("k")) ?? {};
  await new StaffStore(desk.leads.database).release(id, "stored", Date.now() + desk.clock.aheadMs);
  await tell(desk);
  const subject = interpolate((await words()).subject.lead, { name: "Ana Muñoz Kovač" });
  expect(server.mails.filter((mail) => mail.subject.startsWith(subject))).toHaveLength(1);
});

test("the digest shows what expires first with its reason and links, and says how many expire within days", async () => {
  const { server, desk } = await openMailDesk();
  await desk.post({ ...validBody, firstName: "Genuine", website: "x" });
  await tell(desk, 85 * DAY);
  for (let n = 0; n < 25; n++) await desk.post({ ...validBody, website: "x", page: `/${n}` });
  const nextNoon = new Date(Date.now() + desk.clock.aheadMs + DAY).setUTCHours(12, 5);
  await tell(desk, nextNoon - Date.now() - desk.clock.aheadMs);
  const { intro, expiring, holdReasons, actions } = await words();
  const digest = server.mails.findLast(({ text }) => text.includes(intro.digest));
  expect(digest?.text.split("## ")[1]).toMatch(/^Genuine /);
  expect(digest?.text).toContain(interpolate(expiring, { count: 1, days: HELD_NOTICE_DAYS }));
  expect(digest?.text).toContain(holdReasons.hiddenFieldFilled);
  for (const { link } of [actions.release, actions.close]) expect(digest?.text.split(`${link}:`)).toHaveLength(27);
  expect(digest?.text.match(/\/api\/leads\/act\?token=/g)).toHaveLength(52);
});

test("the digest names leads that are held as well as those the CRM rejects, however many these are", async () => {
  const { server, desk } = await openMailDesk({
    crm: { fault: () => ({ kind: "reply", status: 400, body: DUPLICATE }) },
  });
  for (let n = 0; n < 101; n++) await desk.post({ ...validBody, email: `rejected${n}@example.com` });
  await desk.post({ ...validBody, firstName: "Genuine", website: "x" });
  await tell(desk, DAY);
  const nextNoon = new Date(Date.now() + desk.clock.aheadMs + DAY).setUTCHours(12, 5);
  await tell(desk, nextNoon - Date.now() - desk.clock.aheadMs);
  const { intro, others } = await words();
  const digest = server.mails.findLast(({ text }) => text.includes(intro.digest));
  const named = digest?.text.match(/^## /gm)?.length ?? 0;
  expect(named).toBeGreaterThan(20);
  expect(digest?.text).toContain("## Genuine ");
  expect(digest?.text).toContain(interpolate(others, { count: 102 - named }));
});

test("no log line about notifications names a visitor or staff", async () => {
  const { server, desk } = await openMailDesk();
  await desk.post(validBody);
  await tell(desk);
  await server.close();
  await desk.post({ ...validBody, firstName: "Eva" });
  await tell(desk);
  const log = desk.logLines.join("");
  expect(log).toMatch(/notification delivered[^]*notification not delivered/);
  for (const personal of ["ana.visitor", "Muñoz", "3055550142", STAFF]) expect(log).not.toContain(personal);
});

test("with neither a CRM nor a channel, the start says how to be notified", async () => {
  const desk = await openDesk({ crm: "none" });
  expect(desk.logLines.join("")).toContain(
    `set ${CRM_NEEDS.join(", or ")}, or SMTP_URL with NOTIFY_EMAIL, or WEBHOOK_URL`,
  );
});

test("what the forms ask beyond the CRM's fields is reported at startup, unless details have a field", async () => {
  const warning = async (env: NodeJS.ProcessEnv) =>
    /set (\S+) for ([^"]+)/.exec((await openDesk({ env })).logLines.join(""))?.slice(1);
  expect(await warning({})).toEqual(["CRM_DETAILS_FIELD", `${DETAILS_FIELDS.join(", ")}, page, and analysis`]);
  expect(await warning({ CRM_DETAILS_FIELD: "Details__c" })).toBeUndefined();
});

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ SMTP_URL: "smtp://127.0.0.1" }, /NOTIFY_EMAIL is missing/],
  [{ NOTIFY_EMAIL: STAFF }, /SMTP_URL is missing/],
  [{ SMTP_URL: "mail.example.com", NOTIFY_EMAIL: STAFF }, /SMTP_URL must be smtp:/],
  [{ SMTP_URL: "smtp://127.0.0.1", NOTIFY_EMAIL: "a@x.y, nobody" }, /NOTIFY_EMAIL must be/],
  [{ NOTIFY_LANGUAGE: "fr" }, /NOTIFY_LANGUAGE must be one of en, es/],
  [{ WEBHOOK_URL: "http://hooks.example.com/x", WEBHOOK_SECRET }, /WEBHOOK_URL must be an https address/],
  [{ WEBHOOK_URL: "https://hooks.example.com/x?team=1" }, /^(?![^]*WEBHOOK_URL)[^]*WEBHOOK_SECRET must be/],
  [{ ACTION_SECRET: "short" }, /ACTION_SECRET must have 32 characters/],
  [{ ACTION_SECRET: `${"n".repeat(32)},short` }, /ACTION_SECRET must have 32 characters/],
  [{ WEBHOOK_URL: "https://hooks.example.com/x", WEBHOOK_SECRET: `${WEBHOOK_SECRET},short` }, /WEBHOOK_SECRET must be/],
])("invalid settings are named: %j", (env, message) => {
  expect(() => readLeadSettings(env)).toThrow(message);
});
