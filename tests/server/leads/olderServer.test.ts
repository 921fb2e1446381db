// During a deploy, an older server runs alongside a newer one on the newer one's schema: neither may lose anything.
import { KNOWN_MIGRATIONS, olderServer } from "../../fixtures/olderServer";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { startPostgres, type TestPostgres } from "../../fixtures/postgres";
import { closeTold, mailEnv, mailServer, MINUTE, statesOf, tell } from "../../fixtures/toldDesk";

jest.setTimeout(60_000);
let postgres: TestPostgres;
let databases = 0;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(closeTold);
afterAll(() => postgres.stop());

const ID = "01900000-0000-7000-8000-000000000001";
const content = { values: validBody, language: "es", page: "/es/" };

/** The server's own first round may also be sending: the clock must not move past its leases. */
async function untilTold(desk: LeadDesk): Promise<void> {
  while ((await statesOf(desk)).join() !== "mail done") {
    await tell(desk);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const stores: [string, () => Promise<NodeJS.ProcessEnv>][] = [
  ["SQLite", () => Promise.resolve({})],
  ["PostgreSQL", async () => ({ LEADS_DATABASE_URL: await postgres.createDatabase(`older${++databases}`) })],
];

describe.each(stores)("on the newer schema (%s)", (_store, storeEnv) => {
  async function bothServers(options: Parameters<typeof openDesk>[0] = {}) {
    const mails = await mailServer();
    const desk = await openDesk({ ...options, env: { ...(await storeEnv()), ...mailEnv(mails), ...options.env } });
    return { desk, mails, older: olderServer(desk.leads.database) };
  }

  test("an older server finds everything it knows, and can store its own", async () => {
    const { older, desk } = await bothServers();
    const names = (await older.migrations()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(KNOWN_MIGRATIONS));
    await older.keep("crm-token", "a");
    await older.keep("crm-token", "b");
    await older.eraseOld(0, desk.clock.aheadMs);
  });

  test("a lead accepted by the older server is delivered and announced by the newer one", async () => {
    const { older, desk, mails } = await bothServers();
    expect(await older.add(ID, content, Date.now())).toBe(1);
    expect(await older.add(ID, content, Date.now())).toBe(0);
    await desk.workLater(1000);
    await untilTold(desk);
    expect(desk.crm.contacts).toMatchObject([{ Email: validBody.email }]);
    expect(mails.mails).toHaveLength(1);
    expect(await desk.leads.store.findByKey(ID)).toMatchObject({ state: "delivered" });
  });

  test("a lead accepted by the newer server is delivered by the older one, and announced once", async () => {
    const { older, desk, mails } = await bothServers({ crm: { fault: () => ({ kind: "refuse" }) } });
    expect((await desk.post(validBody, { "idempotency-key": "k" })).status).toBe(202);
    const first = await older.claim(Date.now() + MINUTE, MINUTE);
    expect(JSON.parse(first?.content ?? "")).toMatchObject({ values: validBody });
    await older.putOff(first?.id ?? "", Date.now() + 2 * MINUTE, Date.now());
    expect(await older.claim(Date.now() + MINUTE, MINUTE)).toBeUndefined();
    const again = await older.claim(Date.now() + 3 * MINUTE, MINUTE);
    await older.confirm(again?.id ?? "", Date.now());
    expect(await desk.leads.store.findByKey("k")).toMatchObject({ state: "delivered", crm_id: "9" });
    await untilTold(desk);
    await tell(desk, MINUTE);
    expect([mails.mails.length, desk.crm.contacts.length]).toEqual([1, 0]);
  });

  test("a lead the older server died sending is looked up, and sent once, by the newer one", async () => {
    const { older, desk } = await bothServers();
    await older.add(ID, content, Date.now());
    await older.claim(Date.now(), 2 * MINUTE);
    expect(await desk.workLater(MINUTE)).toBe(0);
    expect(await desk.workLater(2 * MINUTE)).toBe(1);
    expect([desk.crm.searches.length, desk.crm.contacts.length]).toEqual([1, 1]);
  });
});
