// A store of the release before: the server brings it to this one's schema, and sends what waits there once.
import { join } from "node:path";
import Libsql from "libsql";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { Tables } from "../../../src/server/database/database";
import { openDatabase, type DatabaseSettings } from "../../../src/server/database/openDatabase";
import { readDecisions } from "../../../src/server/leads/lead";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { folderOf } from "../../fixtures/folder";
import { ANALYSIS, IN_CRM, makeFormerStore, WAITING } from "../../fixtures/formerStore";
import { openDesk } from "../../fixtures/leadDesk";
import { startPostgres, type TestPostgres } from "../../fixtures/postgres";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function former(engine: "sqlite" | "postgres"): Promise<{ settings: DatabaseSettings; db: Kysely<Tables> }> {
  if (engine === "sqlite") {
    const path = join(folderOf(), "leads.db");
    return {
      settings: { kind: "sqlite", path },
      db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Libsql(path) }) }),
    };
  }
  const url = await postgres.createDatabase("former");
  const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) });
  return { settings: { kind: "postgres", url }, db: new Kysely<Tables>({ dialect }) };
}

test.each(["sqlite", "postgres"] as const)(
  "a store of the release before (%s) waits for the server, which upgrades it and sends what waits once",
  async (engine) => {
    const { settings, db } = await former(engine);
    await makeFormerStore(db, "contact");
    await db.destroy();
    await expect(openDatabase(settings, { asFound: true })).rejects.toThrow(/the server's next start upgrades it/);
    const place = settings.kind === "sqlite" ? `file:${settings.path}` : settings.url;
    const desk = await openDesk({ env: { LEADS_DATABASE_URL: place, CRM_DETAILS_FIELD: "Web_Lead_Details" } });
    desk.crm.contacts.push({ id: "contact", First_Name: "Ana", Web_Lead_Details: "" } as never);
    await desk.workLater(60_000);
    const staff = new StaffStore(desk.leads.database);
    const leads = await staff.page("", 9);
    expect(leads.map(({ id, state, revision }) => [id, state, revision])).toEqual([
      [IN_CRM, "delivered", 1],
      [ANALYSIS, "closed", 0],
      [WAITING, "delivered", 0],
    ]);
    expect(desk.crm.contacts.map(({ First_Name: name }) => name)).toEqual(["Ana", "Eva"]);
    expect(desk.crm.contacts[0]?.Web_Lead_Details).toContain("Elm Street");
    expect(readDecisions(leads[2] ?? { decisions: "" })).toMatchObject([
      { action: "retry", by: "sales@flipx.example" },
    ]);
  },
);
