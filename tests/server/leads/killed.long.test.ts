import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { FakeCrm, secrets } from "../../fixtures/fakeCrm";
import { folderOf } from "../../fixtures/folder";
import { validBody } from "../../fixtures/leadDesk";
import { startLeadServer, type LeadServer } from "../../fixtures/leadServer";

jest.setTimeout(300_000);
/** At least this many leads are acknowledged before the server is killed again. */
const LEADS_PER_LIFE = 5;
const KILLS = 4;
const STREAMS = 4;
const REF = "Web_Lead_Ref";
const HEALTH_TOKEN = "health-token-of-the-test";

/** Posts until `until.over`; records the email address of every acknowledged lead. */
async function stream(name: string, server: () => LeadServer, acknowledged: Set<string>, until: { over: boolean }) {
  for (let n = 0; !until.over; n++) {
    const email = `${name}.${n}@example.com`;
    try {
      const answer = await fetch(`${server().url}/api/contacts`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": email },
        body: JSON.stringify({ ...validBody, email }),
      });
      if (answer.status === 201 || answer.status === 202) acknowledged.add(email);
    } catch {
      // The server died before it responded, so it promised nothing.
      await wait(20);
    }
  }
}

async function survivesKills(databaseUrl: string): Promise<void> {
  // One response in eight is lost although the CRM has created the contact.
  const crm = new FakeCrm({
    uniqueFields: [REF],
    latencyMs: 15,
    fault: (call) => (call % 8 === 0 ? { kind: "drop", taken: true } : undefined),
  });
  const crmUrl = await crm.listen();
  const env = {
    ...secrets,
    HEALTH_TOKEN,
    LEADS_DATABASE_URL: databaseUrl,
    CRM_BASE_URL: `${crmUrl}/crm/v8`,
    CRM_ACCOUNTS_URL: crmUrl,
    CRM_REF_FIELD: REF,
    CLOCK_SINCE: String(Date.now()),
    CLOCK_SPEED: "30",
  };
  const acknowledged = new Set<string>();
  const until = { over: false };
  let server = await startLeadServer(env);
  const streams = Array.from({ length: STREAMS }, (_, n) => stream(`visitor${n}`, () => server, acknowledged, until));
  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged.size;
    // A different moment of a lead's life each time; on a slow machine, not before there are any leads.
    await wait(700 + 37 * kill);
    while (acknowledged.size < before + LEADS_PER_LIFE) await wait(20);
    await server.kill();
    server = await startLeadServer(env);
  }
  until.over = true;
  await Promise.all(streams);
  crm.options.fault = () => undefined;

  for (let waiting = 1; waiting > 0; await wait(300)) {
    const health = (await (
      await fetch(`${server.url}/api/health`, { headers: { authorization: `Bearer ${HEALTH_TOKEN}` } })
    ).json()) as {
      leads: { waiting: number; attention: number };
    };
    expect(health.leads.attention).toBe(0);
    waiting = health.leads.waiting;
  }
  await server.kill();
  await crm.close();

  const delivered = crm.contacts.map((contact) => contact.Email ?? "");
  const lost = [...acknowledged].filter((email) => !delivered.includes(email));
  expect(lost).toEqual([]);
  expect(delivered).toHaveLength(new Set(delivered).size);
}

test("every acknowledged lead reaches the CRM once although the server is killed repeatedly", async () => {
  await survivesKills(`file:${join(folderOf(), "leads.db")}`);
});
