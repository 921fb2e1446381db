// Notifications that cannot be sent as planned: temporarily rejected, or abandoned.
import { REASONS } from "../../../src/server/http/healthReasons";
import { join } from "node:path";
import { leadList } from "../../../src/server/leads/staff/leadText";
import { toldChannels, notify, notifyAgain } from "../../../src/server/leads/store/notifyAgain";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { folderOf } from "../../fixtures/folder";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import {
  DAY,
  mailEnv,
  mailServer,
  MINUTE,
  notifications,
  openHookDesk,
  openMailDesk,
  STAFF,
  statesOf,
  tell,
} from "../../fixtures/toldDesk";

test("a notification abandoned after seven days is reported until staff retry it, and then reaches its channel", async () => {
  const { hook, desk } = await openHookDesk();
  hook.answer = 500;
  await desk.post(validBody);
  for (let hours = 0; hours < 8 * 24; hours += 4) await tell(desk, 240 * MINUTE);
  expect(await statesOf(desk)).toEqual(["webhook discarded"]);
  hook.answer = 204;
  await tell(desk, 20 * DAY);
  await desk.leads.maintenance.remind();
  expect(desk.logLines.join("")).toContain(REASONS.silent);
  const isDegraded = async () => ((await desk.leads.health()).degraded ?? []).length > 0;
  expect(await isDegraded()).toBe(true);
  const staff = new StaffStore(desk.leads.database);
  const [row] = await notifications(desk, "lead");
  expect(await staff.jobs(row?.about ?? "")).toMatchObject([
    { destination: "webhook", state: "discarded", last_code: "HTTP_500" },
  ]);
  const before = hook.hooks.length;
  expect(await notifyAgain(desk.leads.database, Date.now() + desk.clock.aheadMs)).toBe(1);
  await tell(desk);
  expect([hook.hooks.length - before, await statesOf(desk)]).toEqual([1, ["webhook completed"]]);
  expect(await isDegraded()).toBe(false);
});

test("a corrected address hears of what waited, and who has heard hears nothing twice", async () => {
  const path = join(folderOf(), "leads.db");
  const server = await mailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.includes("typo") ? Object.assign(new Error("unknown"), { responseCode: 550 }) : undefined),
  });
  const env = (addresses: string) => ({
    LEADS_DATABASE_URL: `file:${path}`,
    ...mailEnv(server, { NOTIFY_EMAIL: addresses }),
  });
  const desk = await openDesk({ crm: "none", env: env(`${STAFF}, boss-typo@flipx.example`) });
  for (const key of ["a", "b"]) await desk.post({ ...validBody, firstName: key }, { "idempotency-key": key });
  for (let hours = 0; hours < 3; hours++) await tell(desk, 60 * MINUTE);
  const { aheadMs } = desk.clock;
  await desk.close();
  expect(server.mails.map(({ to }) => to)).toEqual([STAFF, STAFF]);
  const corrected = await openDesk({ crm: "none", env: env(`${STAFF}, boss@flipx.example`) });
  await tell(corrected, aheadMs);
  expect(server.mails.slice(2).map(({ to }) => to)).toEqual(["boss@flipx.example", "boss@flipx.example"]);
});

test("jobs for what is not set any more are named in health and log, and end after seven days", async () => {
  const path = join(folderOf(), "leads.db");
  const store = { LEADS_DATABASE_URL: `file:${path}` };
  const { hook, desk } = await openHookDesk({ env: store });
  hook.answer = 500;
  await desk.post(validBody);
  await tell(desk);
  await desk.close();
  const without = await openDesk({ crm: "none", env: store });
  const reason = "jobs wait for what the settings do not name any more: webhook";
  expect((await without.leads.health()).degraded).toContain(reason);
  await without.leads.maintenance.remind();
  expect(without.logLines.join("")).toContain('"destinations":["webhook"]');
  without.clock.aheadMs += 8 * DAY;
  await without.leads.maintenance.tidy();
  expect((await without.leads.health()).degraded).not.toContain(reason);
  expect(await statesOf(without)).toEqual(["webhook discarded"]);
});

test("somebody who was never told of a request can be told of it by name", async () => {
  const path = join(folderOf(), "leads.db");
  const store = { LEADS_DATABASE_URL: `file:${path}` };
  const before = await openDesk({ crm: "none", env: store });
  await before.post(validBody);
  await before.close();
  const { server, desk } = await openMailDesk({ env: store });
  const { database } = desk.leads;
  expect(await toldChannels(database)).toEqual(["mail"]);
  expect(await notify(database, "mail", Date.now())).toBe(1);
  await tell(desk);
  expect(server.mails).toHaveLength(1);
});

test("a request whose content cannot be read needs a person, is listed, and stops no other", async () => {
  const { desk } = await openMailDesk({ crm: { fault: () => ({ kind: "refuse" }) } });
  for (const key of ["bad", "good"]) await desk.post({ ...validBody, firstName: key }, { "idempotency-key": key });
  const { database, store } = desk.leads;
  await database.db.updateTable("lead").set({ content: "{" }).where("idempotency_key", "=", "bad").execute();
  await tell(desk);
  desk.crm.options.fault = () => undefined;
  for (let hours = 0; hours < 3; hours++) await desk.workLater(60 * MINUTE);
  expect((await store.findByKey("good"))?.state).toBe("delivered");
  expect((await store.findByKey("bad"))?.state).toBe("attention");
  const leads = await new StaffStore(database).list({ limit: 10 });
  expect(leadList(leads, Date.now())).toContain("attention");
});
