import { startPostgres, type TestPostgres } from "../../fixtures/postgres";
import { openVisits, storedVisits, visit } from "../../fixtures/visitsDesk";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test("servers sharing a PostgreSQL database add to the same counts concurrently", async () => {
  const store = await postgres.createDatabase("visits");
  const servers = await Promise.all([1, 2, 3].map(() => openVisits(store)));
  const paths = ["/", "/invest/", "/services/"];
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      servers.map(async ({ send, flush }, n) => {
        for (const page of n % 2 ? paths : paths.toReversed())
          expect((await send({ ...visit, page })).status).toBe(204);
        await flush();
      }),
    );
  }
  const rows = await storedVisits(store);
  expect(rows.map(({ page, what, count }) => [page, what, count])).toEqual(
    paths.flatMap((page) => ["CLS", "LCP"].map((what) => [page, what, 15])),
  );
});

test("while PostgreSQL is down, visits are still accepted, and the log says what is wrong", async () => {
  const own = await startPostgres();
  const { send, flush, close, logLines } = await openVisits(await own.createDatabase("gone"));
  await send(visit);
  await own.stop();
  await flush();
  expect((await send(visit)).status).toBe(204);
  expect(logLines.join("")).toContain("counts of visits could not be stored");
  await close();
});
