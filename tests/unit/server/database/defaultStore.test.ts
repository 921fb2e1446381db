import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { readDatabaseSettings } from "../../../../src/server/database/databaseSettings";
import { defaultStorePath, moveFormerStore } from "../../../../src/server/database/defaultStore";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

test.each([
  [{ XDG_DATA_HOME: "/data", HOME: "/home/ana" }, "/data/flipx-site/leads.db"],
  [{ XDG_DATA_HOME: "not/absolute", HOME: "/home/ana" }, "/home/ana/.local/share/flipx-site/leads.db"],
  [{ HOME: "/home/ana" }, "/home/ana/.local/share/flipx-site/leads.db"],
  [{}, join(homedir(), ".local/share/flipx-site/leads.db")],
])("with %j leads are kept in %s", (env, path) => {
  expect(defaultStorePath(env)).toBe(path);
  expect(readDatabaseSettings(env, [])).toEqual({ kind: "sqlite", path, isDefault: true });
});

test("the store of an earlier version moves with its side files, once", () => {
  const folder = folderOf();
  const [from, to] = [join(folder, ".data", "leads.db"), join(folder, "new", "leads.db")];
  mkdirSync(join(folder, ".data"));
  for (const ending of ["", "-wal", "-shm"]) writeFileSync(`${from}${ending}`, `old${ending}`);
  expect(moveFormerStore(to, from)).toBe(from);
  for (const ending of ["", "-wal", "-shm"]) {
    expect(readFileSync(`${to}${ending}`, "utf8")).toBe(`old${ending}`);
    expect(existsSync(`${from}${ending}`)).toBe(false);
  }
  expect(moveFormerStore(to, from)).toBeUndefined();
});

test("an existing store is never replaced by that of an earlier version", () => {
  const folder = folderOf();
  const [from, to] = [join(folder, "old.db"), join(folder, "new.db")];
  writeFileSync(from, "old");
  writeFileSync(to, "new");
  expect(moveFormerStore(to, from)).toBeUndefined();
  expect([readFileSync(from, "utf8"), readFileSync(to, "utf8")]).toEqual(["old", "new"]);
});
