// Earlier versions kept the store in the checkout, where cleaning up could delete it.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createLeads } from "../../../src/server/leads/createLeads";
import { openSqlite } from "../../../src/server/database/openSqlite";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(() => {
  jest.restoreAllMocks();
  removeFolders();
});

test("at startup, a store in the checkout is moved to the default place, which is printed", async () => {
  const [checkout, dataHome] = [folderOf(), folderOf()];
  const former = join(checkout, ".data", "leads.db");
  mkdirSync(join(checkout, ".data"));
  await (await openSqlite(former)).close();
  const printed = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const contentFolder = join(process.cwd(), "content");
  const before = process.cwd();
  process.chdir(checkout);
  const leads = await createLeads({ XDG_DATA_HOME: dataHome }, contentFolder).finally(() => process.chdir(before));
  await leads.close();
  expect([existsSync(former), existsSync(join(dataHome, "flipx-site", "leads.db"))]).toEqual([false, true]);
  expect(printed.mock.calls.join()).toContain(`moved from ${former}`);
});
