import { readFileSync } from "node:fs";
import limits from "../budget.json";
import { overBudget, type Amount, type Limit } from "../bench/budget";

const APP = "/app-0123456789abcdef0123.js";
const budget: Record<string, Limit> = {
  scriptBytes: { limit: 4_000, pages: { home: 50_000 }, why: "React runs on home alone." },
  fonts: { limit: 2, why: "Two weights." },
};
const file = (path: string, bytes: number) => ({ path, bytes, isEarly: false });
const amounts = (scriptBytes: Amount, fonts = 2) => ({ scriptBytes, fonts: { value: fonts } });

test("an amount above its limit is reported with its page, its excess and its largest files; one at its limit is not", () => {
  const files = [file("/454-0123456789abcdef0123.js", 1), file(APP, 40_000)];
  expect(overBudget("/es/", "home", amounts({ value: 50_000, files }), budget)).toEqual([]);
  expect(overBudget("/es/", "home", amounts({ value: 50_001, files }), budget)).toEqual([
    `/es/ scriptBytes: 50001, which is 1 over its limit of 50000\n    ${APP} 40000\n    ${files[0]?.path} 1`,
  ]);
});

test("a page without a limit of its own has the limit of every page", () => {
  expect(overBudget("/invest/", "invest", amounts({ value: 4_001 }, 3), budget)).toEqual([
    "/invest/ scriptBytes: 4001, which is 1 over its limit of 4000",
    "/invest/ fonts: 3, which is 1 over its limit of 2",
  ]);
});

test("an amount without a limit is an error", () => {
  expect(() => overBudget("/", "home", { styles: { value: 7 } }, budget)).toThrow("no limit for styles");
});

test("every limit is measured in the browser", () => {
  const files = ["budget.spec.ts", "pictureBudget.long.spec.ts"];
  const measuring = files.map((file) => readFileSync(`tests/e2e/${file}`, "utf8")).join("\n");
  expect(Object.keys(limits).filter((name) => !measuring.includes(`${name}: `))).toEqual([]);
});
