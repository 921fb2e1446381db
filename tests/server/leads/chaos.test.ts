// Everything goes wrong at once: two servers on the same store, a CRM that gives every possible
// response, email and webhook that come and go, clocks that jump, proxies, dripping clients, deleted files. No request
// that was acknowledged may be lost.
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import type { Duty } from "../../../src/server/duty";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { crmReplies } from "../../fixtures/crmReplies";
import { FakeCrm, type Fault } from "../../fixtures/fakeCrm";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { startPostgres, type TestPostgres } from "../../fixtures/postgres";
import { startMailServer, type MailServer } from "../../fixtures/mailServer";
import { closeTold, hookEnv, mailEnv, MINUTE, receiver } from "../../fixtures/toldDesk";

jest.setTimeout(420_000);
const drips: Socket[] = [];
let mails: MailServer;
let postgres: TestPostgres | undefined;

afterEach(async () => {
  // Closing a server waits for dripping clients until they time out.
  for (const socket of drips.splice(0)) socket.destroy();
  await closeTold();
  await mails.close();
  await postgres?.stop();
  postgres = undefined;
  removeFolders();
});

const VISITORS_ONLY: Duty = { isHeld: false, begins: new Promise(() => undefined) };
const REF = "Web_Lead_Ref";
const ROUNDS = 10;
const POSTS_A_ROUND = 6;
const HOUR = 60 * MINUTE;

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

/**
 * Empties the queues; a store that has just lost its files fails once, then works again. Of the processes that share a
 * SQLite file, the first delivers; in one thread, they cannot wait for each other's writes.
 */
async function work(desks: readonly LeadDesk[], aheadMs: number): Promise<void> {
  for (const desk of desks) desk.clock.aheadMs += aheadMs;
  for (const desk of desks) {
    await desk.leads.store.verify().catch(() => undefined);
    await desk.leads.pulse().catch(() => undefined);
  }
  const lanesOf = ({ leads }: LeadDesk) => [...(leads.crmLane ? [leads.crmLane] : []), ...leads.queues];
  const delivering = desks.filter(({ leads }, at) => at === 0 || leads.database.kind === "postgres");
  await Promise.allSettled(delivering.flatMap(lanesOf).map((lane) => lane.work()));
}

async function survivesChaos(storeEnv: NodeJS.ProcessEnv, spoil: (round: number) => void): Promise<void> {
  mails = await startMailServer();
  const { port } = mails;
  const hook = await receiver();
  const env = { ...storeEnv, ...mailEnv(mails), ...hookEnv(hook), CRM_REF_FIELD: REF };
  const { left, fault } = everyAnswer();
  const crm = new FakeCrm({ uniqueFields: [REF], fault });
  const runtime = {
    requestTimeoutMs: 150,
    answerWithinMs: 500,
    fetch: (url: string, init: RequestInit) => (url.startsWith(hook.url) ? fetch : crm.fetch)(url, init),
  };
  const open = (duty?: Duty) => openDesk({ env, runtime, trustedProxies: ["127.0.0.1"], ...(duty && { duty }) });
  // A SQLite file is shared by the processes of one server, of which one delivers.
  const second = storeEnv.LEADS_DATABASE_URL?.startsWith("file:") ? VISITORS_ONLY : undefined;
  const desks = [await open(), await open(second)] as const;
  const acknowledged = new Set<string>();
  const told = new Set<string>();
  const remember = () => mails.mails.forEach(({ text }) => told.add(text));

  for (let round = 0; round < ROUNDS; round++) {
    // Email is down a third of the time; the webhook works, is slow, or fails.
    if (round % 3 === 1) {
      remember();
      await mails.close();
    }
    if (round % 3 === 2) mails = await startMailServer({}, port);
    hook.answer = ([204, "slow", 500, 410] as const)[round % 4] ?? 204;
    const posts = Array.from({ length: POSTS_A_ROUND }, async (_, n) => {
      const email = `visitor${round}.${n}@example.com`;
      const desk = desks[n % 2 ? 1 : 0];
      if (n % 4 === 0) drips.push(drip(desk));
      const headers = { "idempotency-key": email, "x-forwarded-for": `203.0.113.${n}, nonsense` };
      const { status } = await desk.post({ ...validBody, email }, headers);
      if (status === 201 || status === 202) acknowledged.add(email);
      // A missing store is the only reason to reject a post.
      else expect(status).toBe(503);
    });
    if (round % 4 === 2) spoil(round);
    await Promise.all(posts);
    // Both clocks jump ahead permanently; one is set back by two days for a while.
    await work(desks, round === 5 ? 3 * HOUR : MINUTE);
    if (round === 7) desks[1].clock.setMs -= 48 * HOUR;
    if (round === 9) desks[1].clock.setMs += 48 * HOUR;
  }

  // Notifications work again; the CRM continues until it has given all of its responses.
  hook.answer = 204;
  remember();
  await mails.close();
  mails = await startMailServer({}, port);
  const { db } = desks[0].leads.database;
  const isBusy = async () => {
    const due = await db.selectFrom("job").select("about").where("due_at", "is not", null).execute();
    return due.length > 0 || (await desks[0].leads.store.backlog()).waiting > 0;
  };
  for (let round = 0; round < 200 && (round < 5 || left.length > 0 || (await isBusy())); round++) {
    // More visitors come until the CRM has given every response.
    const email = `late${round}@example.com`;
    if (left.length > 0) {
      const { status } = await desks[round % 2 ? 1 : 0].post({ ...validBody, email }, { "idempotency-key": email });
      expect([201, 202]).toContain(status);
      acknowledged.add(email);
    }
    await work(desks, HOUR / 2);
  }

  const leads = await new StaffStore(desks[0].leads.database).list({ limit: 1000 });
  const emailOf = (content: string) => (JSON.parse(content) as { values: { email: string } }).values.email;
  const ended = new Map(leads.map(({ id, state, content }) => [emailOf(content), { id, state }]));
  const inCrm = crm.contacts.map(({ Email = "" }) => Email);
  const rows = await db
    .selectFrom("job")
    .selectAll()
    .where("event", "=", "lead")
    .where("destination", "!=", "crm")
    .execute();
  remember();
  for (const email of acknowledged) {
    const { id = "", state } = ended.get(email) ?? {};
    expect([email, state]).toEqual([email, expect.stringMatching(/^(delivered|attention)$/)]);
    if (state === "delivered") expect(inCrm).toContain(email);
    const news = rows.filter(({ about }) => about === id).map((row) => `${row.destination.split(":")[0]} ${row.state}`);
    expect([email, ...news.sort()]).toEqual([email, "mail completed", "webhook completed"]);
    expect(hook.hooks.some((one) => one.id === id)).toBe(true);
    expect([...told].some((text) => text.includes(id))).toBe(true);
  }
  expect(left).toEqual([]);
  const ids = hook.hooks.map(({ id }) => id);
  process.stdout.write(
    `acknowledged ${acknowledged.size}, delivered ${inCrm.length}, told ${new Set(ids).size} by webhook (${ids.length - new Set(ids).size} repeats under one ID), twice ${inCrm.length - new Set(inCrm).size}, lost 0\n`,
  );
  // No duplicates: each contact has a unique reference.
  expect(inCrm).toHaveLength(new Set(inCrm).size);
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * POSTS_A_ROUND * 0.4);
}

test("every acknowledged lead reaches every target or a person, none twice (SQLite, whose files are removed)", async () => {
  const path = join(folderOf(), "leads.db");
  const endings = [["", "-wal", "-shm"], ["-wal"], [""]];
  await survivesChaos({ LEADS_DATABASE_URL: `file:${path}` }, (round) => {
    for (const ending of endings[Math.floor(round / 4)] ?? []) rmSync(`${path}${ending}`, { force: true });
  });
});

test("every acknowledged lead reaches every target or a person, none twice (PostgreSQL)", async () => {
  postgres = await startPostgres();
  await survivesChaos({ LEADS_DATABASE_URL: await postgres.createDatabase("chaos") }, () => undefined);
});
