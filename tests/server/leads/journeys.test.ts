// How often the answer to a lead waits for the database, counted.
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import { startPostgres, type TestPostgres } from "../../fixtures/postgres";
import { closeTold, mailEnv } from "../../fixtures/toldDesk";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeTold();
});
afterAll(() => postgres.stop());

const request = new AsyncLocalStorage<{ statements: number }>();
const { query } = pg.Client.prototype as { query(...given: unknown[]): unknown };
function countStatements() {
  jest.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const counted = request.getStore();
    if (counted) counted.statements++;
    return query.apply(this, given) as never;
  });
}

test.each([
  ["a lead", {}, 2],
  ["a held lead", { website: "x" }, 3],
  ["an analysis that follows a lead", { calculation: { inputs: { arv: 1 } } }, 4],
])("the answer to %s waits for the database four times at most", async (_name, more, statements) => {
  const address = await postgres.createDatabase(`journeys${statements}`);
  const desk = await openDesk({
    env: { LEADS_DATABASE_URL: address, LEADS_RATE_LIMIT: "5", ...mailEnv({ port: 1 }) },
  });
  // The first one gets the CRM's token; then the server has said that it is alive.
  await desk.post(validBody);
  await desk.leads.pulse();
  await sleep(50);
  countStatements();
  const answer = await request.run({ statements: 0 }, async () => {
    const payload = { ...validBody, ...more };
    const { body } = await desk.app.inject({ method: "POST", url: "/api/contacts", payload });
    return { body, statements: request.getStore()?.statements };
  });
  expect(answer).toEqual({ body: JSON.stringify({ status: "delivered" }), statements });
});
