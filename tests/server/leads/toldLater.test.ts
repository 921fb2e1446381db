// Notifications that cannot be sent as planned: temporarily rejected, or abandoned.
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { removeFolders } from "../../fixtures/folder";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import {
  closeTold,
  DAY,
  notifications,
  hookEnv,
  mailEnv,
  mailServer,
  MINUTE,
  network,
  receiver,
  STAFF,
  statesOf,
  tell,
} from "../../fixtures/toldDesk";

afterEach(async () => {
  await closeTold();
  removeFolders();
});

test("addresses the mail server turns away for now are retried, and do not pause the emails to staff", async () => {
  const server = await mailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === STAFF ? undefined : Object.assign(new Error("try later"), { responseCode: 450 })),
  });
  const desk = await openDesk({ crm: "none", env: mailEnv(server, { NOTIFY_VISITOR: "yes" }) });
  for (let n = 0; n < 6; n++) await desk.post({ ...validBody, page: `/${n}` });
  await tell(desk);
  expect(server.mails).toHaveLength(6);
  expect(await desk.leads.queues[0]?.breaker.pause()).toBeUndefined();
  expect((await statesOf(desk)).filter((state) => state === "visitor scheduled")).toHaveLength(6);
});

test("a notification abandoned after seven days is reported until staff retry it, and then reaches its target", async () => {
  const hook = await receiver();
  hook.answer = 500;
  const desk = await openDesk({ crm: "none", env: hookEnv(hook), runtime: network });
  await desk.post(validBody);
  for (let hours = 0; hours < 8 * 24; hours += 4) await tell(desk, 240 * MINUTE);
  expect(await statesOf(desk)).toEqual(["webhook discarded"]);
  hook.answer = 204;
  await tell(desk, 20 * DAY);
  await desk.leads.worker.remind();
  expect(desk.logLines.join("")).toContain("staff were not notified");
  const isDegraded = async () => ((await desk.leads.health()).degraded ?? []).length > 0;
  expect(await isDegraded()).toBe(true);
  const staff = new StaffStore(desk.leads.database);
  const [row] = await notifications(desk, "lead");
  expect(await staff.abandoned(row?.about)).toMatchObject([{ destination: "webhook", last_code: "HTTP_500" }]);
  const before = hook.hooks.length;
  expect(await staff.notifyAgain(Date.now() + desk.clock.aheadMs)).toBe(1);
  await tell(desk);
  expect([hook.hooks.length - before, await statesOf(desk)]).toEqual([1, ["webhook completed"]]);
  expect(await isDegraded()).toBe(false);
});
