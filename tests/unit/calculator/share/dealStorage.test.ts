import { readSavedDeals, removeDeal, saveDeal } from "../../../../src/calculator/share/dealStorage";

const now = new Date("2026-11-21T10:00:00Z");
const save = (code: string, unreadable: string[] = []) => saveDeal(code, now, (one) => !unreadable.includes(one));
const codesOf = (deals: { code: string }[]) => deals.map(({ code }) => code);

function useStorage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.defineProperty(globalThis, "window", { value: { localStorage }, configurable: true });
}

function forbidStorage() {
  const window = {
    get localStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  };
  Object.defineProperty(globalThis, "window", { value: window, configurable: true });
}

test("at most four deals are stored, in order and each once, and can be removed", () => {
  useStorage();
  const deals = [{ code: "a", savedAt: "2026-11-21T10:00:00.000Z" }];
  expect(save("a")).toEqual({ deals, outcome: "savedNow" });
  expect(save("a")).toEqual({ deals, outcome: "already" });
  save("b");
  save("c");
  save("d");
  const { deals: all, outcome } = save("e");
  expect([outcome, ...codesOf(all)]).toEqual(["full", "a", "b", "c", "d"]);
  expect(save("a").outcome).toBe("already");
  expect(codesOf(removeDeal("b"))).toEqual(["a", "c", "d"]);
});

test("deals that can no longer be read make room for the next one", () => {
  useStorage();
  for (const code of ["a", "b", "c", "d"]) save(code);
  const { deals, outcome } = save("e", ["a", "c"]);
  expect(outcome).toBe("savedNow");
  expect(codesOf(deals)).toEqual(["b", "d", "e"]);
  expect(codesOf(readSavedDeals())).toEqual(["b", "d", "e"]);
});

test("foreign or broken storage reads as no deals", () => {
  useStorage({ calculatorDeals: "{not json" });
  expect(readSavedDeals()).toEqual([]);
  useStorage({ calculatorDeals: '[1,null,{"code":5},{"code":"a","savedAt":"x"}]' });
  expect(readSavedDeals()).toEqual([{ code: "a", savedAt: "x" }]);
});

test("blocked storage stores nothing and does not throw", () => {
  forbidStorage();
  expect(save("a")).toEqual({ deals: [], outcome: "refused" });
  expect(removeDeal("a")).toEqual([]);
});
