// Everything goes wrong at once: two servers on the same store with clocks five minutes apart, a CRM that gives every
// possible response, email and webhook that come and go, clocks that jump or were wrong at the start, servers that die,
// floods, spam, proxies, dripping clients. No request that was acknowledged may be lost.
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { leadContent, type LeadRow } from "../../../src/server/leads/lead";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { crmReplies } from "../../fixtures/crmReplies";
import { FakeCrm, type Fault } from "../../fixtures/fakeCrm";
import { folderOf } from "../../fixtures/folder";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { startPostgres } from "../../fixtures/postgres";
import { startMailServer, type ReceivedMail } from "../../fixtures/mailServer";
import { afterwards } from "../../fixtures/servedSite";
import { DAY, hookEnv, mailEnv, MINUTE, receiver, STAFF } from "../../fixtures/toldDesk";

jest.setTimeout(420_000);

const REF = "Web_Lead_Ref";
const ROUNDS = 10;
const POSTS_A_ROUND = 6;
const HOUR = 60 * MINUTE;
/** Limits as strict as by default. */
const STRICT = { LEADS_RATE_LIMIT: "5", LEADS_FLOOD_LIMIT: "200" };
const fromJunk = (n: number) => ({ "x-forwarded-for": `192.0.2.${n}` });

// Without the successes: a success without a contact would be a lie.
const failures = crmReplies.filter(({ kind }) => kind !== "delivered");

/**
 * A CRM that gives every failing response in turn, between successes and connections that break before or after the
 * contact is created. `left` holds the responses still to come.
 */
function everyAnswer() {
  const left = [...failures];
  const fault = (call: number): Fault | undefined => {
    if (call % 3 === 0) return undefined;
    if (call % 7 === 0) return { kind: "drop", taken: call % 2 === 0 };
    const answer = left.shift();
    return answer && { kind: "reply", status: answer.status, body: answer.body };
  };
  return { left, fault };
}

function drip({ url }: LeadDesk): Socket {
  const socket = connect(Number(new URL(url).port), "127.0.0.1", () =>
    socket.write("POST /api/contacts HTTP/1.1\r\nhost: localhost\r\ncontent-length: 999\r\n\r\n{"),
  );
  return socket.on("error", () => undefined).unref();
}

/** Empties the queues of the servers. */
async function work(desks: readonly LeadDesk[], aheadMs: number): Promise<void> {
  for (const desk of desks) desk.clock.aheadMs += aheadMs;
  for (const { leads } of desks) await leads.pulse();
  const queuesOf = ({ leads }: LeadDesk) => [...(leads.crmQueue ? [leads.crmQueue] : []), ...leads.noticeQueues];
  await Promise.allSettled(desks.flatMap(queuesOf).map((queue) => queue.work()));
}

/** A server that takes everything due for staff, and is never heard of again. */
async function dieAtWork({ leads }: LeadDesk, nowMs: number): Promise<void> {
  const { db } = leads.database;
  await db
    .insertInto("server")
    .values({ id: `died ${nowMs}`, seen_at: nowMs })
    .execute();
  await db
    .updateTable("job")
    .set({ state: "running", lease_by: `died ${nowMs}`, run_at: null, updated_at: nowMs })
    .where("state", "=", "scheduled")
    .where("run_at", "<=", nowMs)
    .where("destination", "!=", "crm")
    .execute();
}

/** What became of the acknowledged requests, by their addresses; each figure is counted from what arrived. */
async function outcomeOf(desk: LeadDesk, acknowledged: ReadonlySet<string>, inCrm: string[], mails: ReceivedMail[]) {
  const leads = await new StaffStore(desk.leads.database).list({ limit: 5000 });
  const emailOf = (lead: LeadRow) => leadContent(lead)?.values.email ?? "";
  const ended = new Map(leads.map((lead) => [emailOf(lead), lead]));
  const staffMails = mails.filter(({ to }) => to === STAFF);
  const isSeen = ({ id }: LeadRow) => staffMails.some(({ text }) => text.includes(id));
  const isSafe = (email: string) => {
    const lead = ended.get(email);
    return (
      lead !== undefined && (inCrm.includes(email) || (["attention", "held"].includes(lead.state) && isSeen(lead)))
    );
  };
  const accepted = staffMails.filter(({ messageId }) => messageId.includes(".lead@"));
  const mailsAbout = ({ id }: LeadRow) =>
    new Set(accepted.filter(({ text }) => text.includes(id)).map(({ messageId }) => messageId)).size;
  return {
    ended,
    untold: [...acknowledged].filter((email) => !leads.some((lead) => emailOf(lead) === email && isSeen(lead))),
    twiceInCrm: inCrm.length - new Set(inCrm).size,
    twiceTold: leads.filter((lead) => mailsAbout(lead) > 1).map(emailOf),
    lost: [...acknowledged].filter((email) => !isSafe(email)),
  };
}

async function survivesChaos(storeEnv: NodeJS.ProcessEnv): Promise<void> {
  let mails = await startMailServer();
  afterwards(() => mails.close());
  const { port } = mails;
  const hook = await receiver();
  const env = { ...storeEnv, ...mailEnv(mails), ...hookEnv(hook), CRM_REF_FIELD: REF, ...STRICT };
  const { left, fault } = everyAnswer();
  const crm = new FakeCrm({ uniqueFields: [REF], fault });
  const runtime = {
    requestTimeoutMs: 150,
    answerWithinMs: 500,
    fetch: (url: string, init: RequestInit) => (url.startsWith(hook.url) ? fetch : crm.fetch)(url, init),
  };
  const open = (setMs: number) => openDesk({ env, runtime, trustedProxies: ["127.0.0.1"], setMs });
  const first = await open(0);
  // A SQLite file has one server.
  const isShared = first.leads.database.isShared;
  const second = isShared ? await open(-5 * MINUTE) : first;
  const desks = [...new Set([first, second])];
  const drips: Socket[] = [];
  // Closing a server waits for dripping clients until they time out.
  afterwards(async () => drips.forEach((socket) => socket.destroy()));
  const { database } = first.leads;
  const now = () => Date.now() + Math.max(...desks.map(({ clock }) => clock.aheadMs));
  const acknowledged = new Set<string>();
  const received: ReceivedMail[] = [];
  const closeMails = async () => {
    received.push(...mails.mails);
    await mails.close();
  };
  async function post(desk: LeadDesk, email: string, from: string, more: object = {}, headers = {}): Promise<number> {
    const { status } = await desk.post(
      { ...validBody, email, ...more },
      { "idempotency-key": JSON.stringify([email, more]), "x-forwarded-for": `${from}, nonsense`, ...headers },
    );
    if (status === 201 || status === 202) acknowledged.add(email);
    return status;
  }
  const deal = { calculation: { name: "Elm Street" } };

  /** One of the more unusual accidents, after the visitors of a round. */
  const accidents: Record<number, () => Promise<unknown>> = {
    // Two thousand invalid posts close the form for nobody else.
    0: async () => {
      const some = Array.from({ length: 50 }, (_, n) => n);
      for (let round = 0; round < 40; round++)
        await Promise.all(some.map((n) => (n % 2 ? second : first).post({}, fromJunk(n % 10))));
    },
    // More held requests than anybody reads one by one, all from one address.
    1: async () => {
      for (let n = 0; n < 30; n++) await post(first, `held${n}@example.com`, "198.51.100.1", { website: "x" });
    },
    3: () => dieAtWork(first, now()),
    // A server whose clock was a hundred days behind at its start, and is put right while it runs.
    4: async () => {
      if (!isShared) return;
      const late = await open(-100 * DAY);
      await late.leads.maintenance.tidy();
      late.clock.setMs = 0;
      await late.leads.maintenance.tidy();
      await late.close();
    },
    // Held first, then sent again with an analysis.
    5: async () => {
      await post(first, "again@example.com", "198.51.100.2", {}, { "form-open": "10" });
      await post(second, "again@example.com", "198.51.100.2", deal);
    },
  };

  for (let round = 0; round < ROUNDS; round++) {
    // Email is down a third of the time; the webhook works, is slow, or fails.
    if (round % 3 === 1) await closeMails();
    if (round % 3 === 2) mails = await startMailServer({}, port);
    hook.answer = ([204, "slow", 500, 410] as const)[round % 4] ?? 204;
    const posts = Array.from({ length: POSTS_A_ROUND }, async (_, n) => {
      const desk = n % 2 ? second : first;
      if (n % 4 === 0) drips.push(drip(desk));
      const status = await post(desk, `visitor${round}.${n}@example.com`, `203.0.113.${n}`);
      expect([201, 202]).toContain(status);
    });
    await Promise.all(posts);
    await work(desks, 0);
    await accidents[round]?.();
    // Both clocks jump ahead permanently; one is set back by two days for a while.
    await work(desks, round === 5 ? 3 * HOUR : MINUTE);
    if (round === 7) second.clock.setMs -= 48 * HOUR;
    if (round === 9) second.clock.setMs += 48 * HOUR;
  }

  // Staff let the request through that was sent again since.
  const staff = new StaffStore(database);
  const heldTwice = (await staff.list({ email: "again@example.com", state: "held", limit: 1 }))[0]?.id ?? "";
  expect(await staff.release(heldTwice, "pending", now())).toBe(true);
  // Notifications work again; the CRM continues until it has given all of its responses.
  hook.answer = 204;
  await closeMails();
  mails = await startMailServer({}, port);
  const isBusy = async () => {
    const { db } = database;
    const open = db.selectFrom("job").select("about").where("state", "in", ["scheduled", "running"]);
    return (await open.limit(1).execute()).length > 0;
  };
  for (let round = 0; round < 200 && (round < 5 || left.length > 0 || (await isBusy())); round++) {
    // More visitors come until the CRM has given every response.
    const email = `late${round}@example.com`;
    if (left.length > 0) expect([201, 202]).toContain(await post(round % 2 ? second : first, email, "203.0.113.99"));
    await work(desks, 0);
    await work(desks, HOUR / 2);
  }
  await closeMails();

  const inCrm = crm.contacts.map(({ Email = "" }) => Email);
  const { ended, untold, twiceInCrm, twiceTold, lost } = await outcomeOf(first, acknowledged, inCrm, received);
  process.stdout.write(
    `acknowledged ${acknowledged.size}, delivered ${new Set(inCrm).size}, twice in the CRM ${twiceInCrm}, told twice ${twiceTold.length}, told nobody ${untold.length}, lost ${lost.length}\n`,
  );
  expect({ untold, twiceInCrm, twiceTold, lost }).toEqual({ untold: [], twiceInCrm: 0, twiceTold: [], lost: [] });
  for (const email of acknowledged) {
    const { id = "", state } = ended.get(email) ?? {};
    expect([email, state]).toEqual([email, expect.stringMatching(/^(delivered|attention|held)$/)]);
    // Machines get every event.
    expect([email, hook.hooks.some((one) => one.data.id === id)]).toEqual([email, true]);
  }
  expect(await isBusy()).toBe(false);
  expect(left).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * POSTS_A_ROUND * 0.4);
}

test("every acknowledged lead reaches every channel or a person, none twice (SQLite)", () =>
  survivesChaos({ LEADS_DATABASE_URL: `file:${join(folderOf(), "leads.db")}` }));

test("every acknowledged lead reaches every channel or a person, none twice (PostgreSQL)", async () => {
  const postgres = await startPostgres();
  afterwards(() => postgres.stop());
  await survivesChaos({ LEADS_DATABASE_URL: await postgres.createDatabase("chaos") });
});
