// Two servers sharing a PostgreSQL database send each notification once.
import { setTimeout as sleep } from "node:timers/promises";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import { startPostgres, type TestPostgres } from "../../fixtures/postgres";
import { closeTold, mailEnv, mailServer, tell } from "../../fixtures/toldDesk";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(closeTold);
afterAll(() => postgres.stop());

test("two servers sharing a PostgreSQL database send each notification once, and a link acts once on both", async () => {
  const server = await mailServer();
  const env = { LEADS_DATABASE_URL: await postgres.createDatabase("told"), ...mailEnv(server) };
  const desks = [await openDesk({ env, crm: "none" }), await openDesk({ env, crm: "none" })] as const;
  await Promise.all(
    Array.from({ length: 9 }, (_, n) => desks[n % 2 ? 1 : 0].post({ ...validBody, email: `visitor.${n}@example.com` })),
  );
  await desks[0].post({ ...validBody, website: "x" });
  // The servers' own first rounds may also be sending: the clock must not move past their leases.
  const { db } = desks[0].leads.database;
  const told = () => db.selectFrom("job").select("about").where("state", "=", "completed").execute();
  while ((await told()).length < 10) {
    await Promise.all(desks.map((desk) => tell(desk)));
    await sleep(20);
  }
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(10);
  expect(server.mails).toHaveLength(10);

  const path = server.mails
    .map(({ text }) => /\/api\/leads\/act\?(\S+)/.exec(text)?.[1])
    .find((one) => one !== undefined);
  const press = (url: string) => fetch(`${url}/api/leads/act`, { method: "POST", body: new URLSearchParams(path) });
  const answers = await Promise.all([...desks, ...desks].map(({ url }) => press(url)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
});
