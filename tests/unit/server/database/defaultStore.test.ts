import { homedir } from "node:os";
import { join } from "node:path";
import { readDatabaseSettings, defaultStorePath } from "../../../../src/server/database/openDatabase";

test.each([
  [{ XDG_DATA_HOME: "/data", HOME: "/home/ana" }, "/data/flipx-site/leads.db"],
  [{ XDG_DATA_HOME: "not/absolute", HOME: "/home/ana" }, "/home/ana/.local/share/flipx-site/leads.db"],
  [{ HOME: "/home/ana" }, "/home/ana/.local/share/flipx-site/leads.db"],
  [{}, join(homedir(), ".local/share/flipx-site/leads.db")],
])("with %j leads are kept in %s", (env, path) => {
  expect(defaultStorePath(env)).toBe(path);
  expect(readDatabaseSettings(env, [])).toEqual({ kind: "sqlite", path });
});
