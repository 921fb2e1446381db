import { readFileSync } from "node:fs";
import vm from "node:vm";
import { parseHeadersFile, headersForPath } from "../../../src/site/headerRules";
import { headersFile } from "../../../src/build/html/writeHeaders";

test.each(["sw.js", "service-worker.js"])(
  "a former site's worker at /%s is replaced by one that empties its caches, leaves, and loads the open pages again",
  async (name) => {
    const done: string[] = [];
    const handlers = new Map<string, (event: object) => void>();
    const say = (what: string) => async () => void done.push(what);
    const page = { url: "/es/", navigate: async (url: string) => void done.push(`load ${url}`) };
    const self = {
      addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
      skipWaiting: say("take over"),
      registration: { unregister: say("leave") },
      clients: { matchAll: async () => [page] },
    };
    const caches = { keys: async () => ["old"], delete: async (key: string) => void done.push(`delete ${key}`) };
    vm.runInNewContext(readFileSync(`static/${name}`, "utf8"), { self, caches });
    handlers.get("install")?.({});
    const leaving: Promise<void>[] = [];
    handlers.get("activate")?.({ waitUntil: (work: Promise<void>) => leaving.push(work) });
    await Promise.all(leaving);
    expect(done).toEqual(["take over", "delete old", "leave", "load /es/"]);
    const { rules } = parseHeadersFile(headersFile([]));
    expect(headersForPath(rules, `/${name}`).get("cache-control")).toBe("no-store");
  },
);
