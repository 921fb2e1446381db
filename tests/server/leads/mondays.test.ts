// What staff are told on Mondays.
import { dayBefore, dayOf } from "../../../src/server/visits/visitCount";
import { VisitStore } from "../../../src/server/visits/VisitStore";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import {
  closeTold,
  DAY,
  hookEnv,
  mailEnv,
  mailServer,
  MINUTE,
  network,
  receiver,
  tell,
  words,
} from "../../fixtures/toldDesk";

afterEach(closeTold);

/** Moves the desk to five past noon of its next Monday. */
function untilMonday({ clock }: LeadDesk): number {
  const nowMs = Date.now() + clock.aheadMs;
  const daysAhead = (8 - new Date(nowMs).getUTCDay()) % 7 || 7;
  return new Date(nowMs + daysAhead * DAY).setUTCHours(12, 5) - nowMs;
}

test("on Mondays, staff read of the week before in five lines, once, though nobody is waiting", async () => {
  const [server, hook] = [await mailServer(), await receiver()];
  const desk = await openDesk({ crm: "none", env: mailEnv(server, hookEnv(hook)), runtime: network });
  await tell(desk, untilMonday(desk));
  expect(server.mails).toEqual([]);
  await desk.post(validBody);
  await desk.post({ ...validBody, website: "x", email: "held@example.com" });
  const day = dayOf(Date.now() + desk.clock.aheadMs);
  const row = { day, page: "/", language: "en", device: "phone", source: "", campaign: "", up_to: 0 } as const;
  await new VisitStore(desk.leads.database).add([
    { ...row, what: "visit", count: 1200 },
    { ...row, what: "view", count: 3000 },
    { ...row, what: "formSeen", count: 90 },
    { ...row, what: "formSent", count: 1 },
    ...["google", "news", "chat", "mail"].map((source, n) => ({
      ...row,
      source,
      what: "visit" as const,
      count: 9 - n,
    })),
    { ...row, day: dayBefore(Date.parse(day), 1), what: "visit", count: 100_000 },
  ]);
  await tell(desk, 7 * DAY);
  await tell(desk, MINUTE);
  const { week } = await words();
  const mails = server.mails.filter(({ text }) => text.includes(week.title));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(
    /Visits: 1,230 \(3,000 pages read\)\r?\nCame from: directly \(1,200\), google \(9\), news \(8\), elsewhere \(13\)/,
  );
  expect(mails[0]?.text).toMatch(/form: seen 90 times, begun 0, sent 1\r?\nCalculator opened: 0\r?\nRequests: 1\r?\n/);
  expect(hook.hooks.findLast(({ type }) => type === "leads.digest")?.data).toMatchObject({ week: { requests: 1 } });
});
