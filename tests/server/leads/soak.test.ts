import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assembleLeads } from "../../../src/server/leads/assembleLeads";
import { realRuntime } from "../../../src/server/leads/leadRuntime";
import { readFormContent } from "../../../src/server/leads/intake/formContent";
import { readLeadSettings } from "../../../src/server/leads/leadSettings";
import { FakeCrm, secrets, type Fault } from "../../fixtures/fakeCrm";
import { validBody } from "../../fixtures/leadDesk";

const LEADS = 2_000;
/** Between two leads: all of them take nearly three hours, which contain the outage. */
const APART_MS = 5_000;
const HOUR = 3_600_000;
const REF = "Web_Lead_Ref";

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test("of 2,000 leads, none is lost or duplicated despite 30% failures and an outage of two hours", async () => {
  // This tests the order of events, not the disk: where possible, the file is in memory.
  const folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "leads-soak-"));
  const random = repeatableRandom(20261121);
  const start = Date.UTC(2026, 0, 5);
  let nowMs = start;
  const outage = { from: start + 0.8 * HOUR, to: start + 2.8 * HOUR };
  const fault = (): Fault | undefined => {
    if (nowMs >= outage.from && nowMs < outage.to) return { kind: "refuse" };
    const dice = random();
    if (dice < 0.08) return { kind: "drop", taken: true };
    if (dice < 0.16) return { kind: "drop" };
    if (dice < 0.29)
      return { kind: "reply", status: 500, body: '{"code":"INTERNAL_ERROR","message":"Internal Server Error"}' };
    return dice < 0.3
      ? { kind: "reply", status: 429, body: '{"code":"TOO_MANY_REQUESTS","message":"too many"}' }
      : undefined;
  };
  const crm = new FakeCrm({ fault, uniqueFields: [REF], now: () => nowMs });
  const env = { ...secrets, CRM_REF_FIELD: REF, LEADS_DATABASE_URL: `file:${join(folder, "leads.db")}` };
  const leads = await assembleLeads(readLeadSettings(env), await readFormContent(), {
    ...realRuntime,
    now: () => nowMs,
    monotonicNow: () => nowMs,
    random,
    sleep: () => Promise.resolve(),
    fetch: crm.fetch,
  });

  const answers: Record<string, number> = {};
  for (let n = 0; n < LEADS; n++) {
    nowMs += APART_MS;
    const values = { ...validBody, email: `visitor${n}@example.com` };
    const { answer } = await leads.intake.accept({ content: { values }, website: "" }, `key${n}`, {
      isBrowser: true,
      isOneOfMany: false,
    });
    answers[answer.kind] = (answers[answer.kind] ?? 0) + 1;
    if (n % 2 === 1) await leads.crmLane?.work();
  }
  for (let rounds = 0; rounds < 2000 && (await leads.store.backlog()).waiting > 0; rounds++) {
    nowMs += 60_000;
    await leads.crmLane?.work();
  }
  const backlog = await leads.store.backlog();
  await leads.close();
  rmSync(folder, { recursive: true });

  expect(backlog).toMatchObject({ waiting: 0, attention: 0, held: 0 });
  const delivered = crm.contacts.map((contact) => contact.Email);
  expect([delivered.length, new Set(delivered).size]).toEqual([LEADS, LEADS]);
  expect((answers.delivered ?? 0) + (answers.queued ?? 0)).toBe(LEADS);
  expect(crm.mostAtOnce).toBeLessThanOrEqual(5);
  const hours = (nowMs - start) / HOUR;
  expect(crm.tokenCalls).toBeLessThanOrEqual(Math.ceil((hours * 60) / 55));
});
