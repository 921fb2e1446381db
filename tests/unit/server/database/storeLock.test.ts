import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { lockStore, StoreInUse } from "../../../../src/server/database/storeLock";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

const HOLDER = `
const { lockStore } = require("./src/server/database/storeLock");
lockStore(process.argv[1]).then(() => { console.log("held"); setInterval(() => undefined, 1000); });
`;

test("a store has one server: a second one is refused, waits for one that ends, and gets that of a killed process", async () => {
  const path = join(folderOf(), "inner", "leads.db");
  const unlock = await lockStore(path, 0);
  expect(statSync(`${path}.lock`).mode & 0o777).toBe(0o600);
  await expect(lockStore(path, 0)).rejects.toThrow(StoreInUse);
  const waiting = lockStore(path);
  unlock();
  (await waiting)();

  const holder = spawn(process.execPath, ["--import", "tsx", "-e", HOLDER, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  await expect(lockStore(path, 0)).rejects.toThrow(/PostgreSQL/);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  (await lockStore(path, 0))();
});
