// What staff could not be told of: a corrected address hears of it at once, and the next digest names it.
import { join } from "node:path";
import { interpolate } from "../../../src/content/interpolate";
import { folderOf } from "../../fixtures/folder";
import { notify, notifyAgain } from "../../../src/server/leads/store/notifyAgain";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";
import {
  DAY,
  mailEnv,
  mailServer,
  MINUTE,
  newsAmong,
  notifications,
  statesOf,
  tell,
  words,
} from "../../fixtures/toldDesk";

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
  // Whatever the hour now, one of the two is after noon.
  await tell(desk, DAY / 2);
  const { intro, untold } = await words();
  const digest = mails.mails.find(({ text }) => text.includes(intro.digest));
  expect(digest?.text).toContain(interpolate(untold, { count: 1 }));
  expect(digest?.text).toContain("Muñoz");
});

test("the next email that gets through names what was given up, and the one after it does not", async () => {
  let isRefusing = true;
  const refusal = Object.assign(new Error("5.1.1 no such user"), { responseCode: 550 });
  const mails = await mailServer({ onRcptTo: (_address, _session, done) => done(isRefusing ? refusal : null) });
  const desk = await openDesk({ crm: "none", env: mailEnv(mails) });
  await desk.post(validBody, key("given-up"));
  for (let hour = 0; hour < 3; hour++) await tell(desk, 60 * MINUTE);
  expect(await statesOf(desk)).toEqual(["mail discarded"]);
  isRefusing = false;
  const lost = await desk.leads.store.findByKey("given-up");
  for (const name of ["next", "after"]) {
    await desk.post({ ...validBody, firstName: name, email: `${name}@example.com` }, key(name));
    await tell(desk);
  }
  const { givenUp } = await words();
  const sent = (name: string) => mails.mails.find(({ subject }) => subject?.includes(name))?.text;
  expect(sent("next")).toContain(givenUp);
  expect(sent("next")).toContain(lost?.id);
  expect(sent("after")).not.toContain(givenUp);
});

test("an email that is refused for what it names of others goes out without it", async () => {
  let isDown = true;
  const refusal = Object.assign(new Error("5.7.1 refused"), { responseCode: 550 });
  const taken: string[] = [];
  const mails = await mailServer({
    onRcptTo: (_address, _session, done) => done(isDown ? refusal : null),
    onData(stream, _session, done) {
      let mail = "";
      stream.setEncoding("utf8").on("data", (part: string) => (mail += part));
      stream.on("end", () => {
        if (mail.includes("Poison")) return done(refusal);
        taken.push(mail);
        done();
      });
    },
  });
  const desk = await openDesk({ crm: "none", env: mailEnv(mails) });
  await desk.post({ ...validBody, firstName: "Poison" }, key("given-up"));
  for (let hour = 0; hour < 3; hour++) await tell(desk, 60 * MINUTE);
  isDown = false;
  await desk.post({ ...validBody, email: "next@example.com" }, key("next"));
  await tell(desk);
  expect(taken).toEqual([]);
  await tell(desk, 10 * MINUTE);
  expect(taken).toHaveLength(1);
});

test("after days without a mail server one digest goes out, and staff send again only what is still of use", async () => {
  let isDown = true;
  const down = Object.assign(new Error("4.7.1 later"), { responseCode: 451 });
  const mails = await mailServer({ onRcptTo: (_address, _session, done) => done(isDown ? down : null) });
  const desk = await openDesk({ env: mailEnv(mails), crm: { uniqueFields: ["Email"], mayNote: false } });
  const staff = new StaffStore(desk.leads.database);
  for (const name of ["first", "second"]) await desk.post({ ...validBody, firstName: name }, key(name));
  // Whatever the hour now, each day has one after noon, when its digest is due.
  for (let half = 0; half < 20; half++) await tell(desk, DAY / 2);
  const second = await desk.leads.store.findByKey("second");
  expect(second?.state).toBe("attention");
  const later = Date.now() + desk.clock.aheadMs;
  await staff.close(second?.id ?? "", later);
  isDown = false;
  const open = (await notifications(desk, "digest")).filter(({ state }) => state !== "cancelled");
  expect(open.map(({ state }) => state)).toEqual(["scheduled"]);
  expect(await notifyAgain(desk.leads.database, later)).toBe(1);
  await tell(desk, 60 * MINUTE);
  const told = (await newsAmong(mails.mails)).map(({ subject }) => subject);
  expect(told).toEqual([expect.stringContaining("first")]);
  expect(mails.mails.length - told.length).toBeLessThan(2);
  const before = mails.mails.length;
  // Whatever became of it, and nothing else.
  expect(await notify(desk.leads.database, "mail", later)).toBe(1);
  await tell(desk);
  expect(mails.mails.slice(before).map(({ subject: said }) => said)).toEqual([expect.stringContaining("first")]);
});
