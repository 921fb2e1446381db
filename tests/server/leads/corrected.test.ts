// What staff could not be told of: a corrected address hears of it at once, and the next digest names it.
import { join } from "node:path";
import { interpolate } from "../../../src/content/interpolate";
import { folderOf } from "../../fixtures/folder";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";
import { DAY, mailEnv, mailServer, MINUTE, statesOf, tell, words } from "../../fixtures/toldDesk";

const refusing = () =>
  mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("5.1.1 no such user"), { responseCode: 550 })),
  });

test("after an address is mended, what waited and what was given up goes out at the next start", async () => {
  const store = { LEADS_DATABASE_URL: `file:${join(folderOf(), "leads.db")}` };
  const [wrong, right] = [await refusing(), await mailServer()];
  const before = await openDesk({ crm: "none", env: { ...store, ...mailEnv(wrong) } });
  expect((await before.post(validBody, key("given-up"))).status).toBe(201);
  for (let hour = 0; hour < 3; hour++) await tell(before, 60 * MINUTE);
  expect(await statesOf(before)).toEqual(["mail discarded"]);
  await before.post({ ...validBody, email: "late@example.com" }, key("late"));
  await tell(before);
  await before.close();
  const after = await openDesk({ crm: "none", env: { ...store, ...mailEnv(right) } });
  await tell(after);
  expect(right.mails).toHaveLength(2);
  expect(await statesOf(after)).toEqual(["mail completed", "mail completed"]);
});

test("the digest names the requests whose notification was given up, though none of them waits for a decision", async () => {
  let isRefusing = true;
  const refusal = Object.assign(new Error("5.1.1 no such user"), { responseCode: 550 });
  const mails = await mailServer({ onRcptTo: (_address, _session, done) => done(isRefusing ? refusal : null) });
  const desk = await openDesk({ crm: "none", env: mailEnv(mails) });
  await desk.post(validBody);
  for (let hour = 0; hour < 3; hour++) await tell(desk, 60 * MINUTE);
  expect(await statesOf(desk)).toEqual(["mail discarded"]);
  isRefusing = false;
  await tell(desk, DAY);
  const { intro, untold } = await words();
  const digest = mails.mails.find(({ text }) => text.includes(intro.digest));
  expect(digest?.text).toContain(interpolate(untold, { count: 1 }));
  expect(digest?.text).toContain("Muñoz");
});
