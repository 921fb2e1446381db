import { readSavedDeals, removeDeal, saveDeal } from "../../../src/calculator/savedDeals";

const now = new Date("2026-11-21T10:00:00Z");

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

test("deals are kept in order, each once, three at most, and can be removed", () => {
  useStorage();
  expect(saveDeal("a", now)).toEqual([{ code: "a", savedAt: "2026-11-21T10:00:00.000Z" }]);
  saveDeal("a", now);
  saveDeal("b", now);
  saveDeal("c", now);
  expect(saveDeal("d", now).map(({ code }) => code)).toEqual(["a", "b", "c"]);
  expect(removeDeal("b").map(({ code }) => code)).toEqual(["a", "c"]);
});

test("foreign or broken storage reads as no deals", () => {
  useStorage({ calculatorDeals: "{not json" });
  expect(readSavedDeals()).toEqual([]);
  useStorage({ calculatorDeals: '[1,null,{"code":5},{"code":"a","savedAt":"x"}]' });
  expect(readSavedDeals()).toEqual([{ code: "a", savedAt: "x" }]);
});

test("a device that forbids storage keeps nothing and does not throw", () => {
  forbidStorage();
  expect(saveDeal("a", now)).toEqual([]);
  expect(removeDeal("a")).toEqual([]);
});
