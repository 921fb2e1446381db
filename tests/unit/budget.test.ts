import { overBudget, scriptName, type Amount, type Budget } from "../bench/budget";

const APP = "/app-0123456789abcdef0123.js";
const budget: Budget = { scripts: { app: 40_000 }, pages: { home: { scriptBytes: 50_000, fonts: 2 } } };
const file = (path: string, bytes: number) => ({ path, bytes, isEarly: false });
const amounts = (scriptBytes: Amount, fonts = 2) => ({ scriptBytes, fonts: { value: fonts } });

test("amounts at their limits are within the budget", () => {
  const full = amounts({ value: 50_000, files: [file(APP, 40_000), file("/123-0123456789abcdef0123.js", 10_000)] });
  expect(overBudget("/es/", "home", full, budget)).toEqual([]);
});

test("an amount above its limit is named with its page, its excess and its largest files", () => {
  const files = [file("/454-0123456789abcdef0123.js", 1), file(APP, 40_000)];
  expect(overBudget("/es/", "home", amounts({ value: 50_001, files }), budget)).toEqual([
    `/es/ scriptBytes: 50001, which is 1 over its limit of 50000\n    ${APP} 40000\n    ${files[0]?.path} 1`,
  ]);
});

test("a script above its own limit is named although its page is within the budget", () => {
  expect(overBudget("/", "home", amounts({ value: 41_000, files: [file(APP, 41_000)] }), budget)).toEqual([
    `${APP}: 41000, which is 1000 over its limit of 40000`,
  ]);
});

test("an amount without a limit is over the budget", () => {
  const [complaint] = overBudget("/", "home", { ...amounts({ value: 0 }), styles: { value: 7 } }, budget);
  expect(complaint).toBe("/ styles: 7, and the budget has no limit for it");
});

test("a limit without an amount is over the budget", () => {
  expect(overBudget("/", "home", { fonts: { value: 1 } }, budget)).toEqual([
    "/ scriptBytes: it has a limit, but is not measured",
  ]);
});

test.each([
  [APP, "app"],
  ["/component---src-pages-index-tsx-0123456789abcdef0123.js", "component---src-pages-index-tsx"],
  ["/454-0123456789abcdef0123.js", undefined],
  ["/c8f7fe3b0e41be846d5687592cf2018ff6e22687-0123456789abcdef0123.js", undefined],
  ["/early.js", undefined],
])("the name of the script %s is %s", (path, name) => {
  expect(scriptName(path)).toBe(name);
});
