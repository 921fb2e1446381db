import { overBudget, type Amount, type Limits } from "../bench/budget";

const APP = "/app-0123456789abcdef0123.js";
const budget: Limits = { home: { scriptBytes: 50_000, fonts: 2 } };
const file = (path: string, bytes: number) => ({ path, bytes, isEarly: false });
const amounts = (scriptBytes: Amount, fonts = 2) => ({ scriptBytes, fonts: { value: fonts } });

test("amounts at their limits are within the budget", () => {
  const full = amounts({ value: 50_000, files: [file(APP, 40_000), file("/123-0123456789abcdef0123.js", 10_000)] });
  expect(overBudget("/es/", "home", full, budget)).toEqual([]);
});

test("an amount above its limit is reported with its page, its excess and its largest files", () => {
  const files = [file("/454-0123456789abcdef0123.js", 1), file(APP, 40_000)];
  expect(overBudget("/es/", "home", amounts({ value: 50_001, files }), budget)).toEqual([
    `/es/ scriptBytes: 50001, which is 1 over its limit of 50000\n    ${APP} 40000\n    ${files[0]?.path} 1`,
  ]);
});

test("an amount without a limit is over the budget", () => {
  const [complaint] = overBudget("/", "home", { ...amounts({ value: 0 }), styles: { value: 7 } }, budget);
  expect(complaint).toBe("/ styles: 7, but the budget has no limit for it");
});

test("a limit without an amount is over the budget", () => {
  expect(overBudget("/", "home", { fonts: { value: 1 } }, budget)).toEqual([
    "/ scriptBytes: it has a limit, but is not measured",
  ]);
});
