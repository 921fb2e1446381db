import words from "../../../../content/text/calculator.json";
import { changedKeys, changeRates } from "../../../../src/calculator/model/rates";
import { formatDay } from "../../../../src/calculator/words/format";
import { comparedLines, savedColumns } from "../../../../src/calculator/share/savedColumns";
import { encodeDeal } from "../../../../src/calculator/share/shareLink";
import { interpolate } from "../../../../src/content/interpolate";
import { dealOfToday } from "../../../../src/calculator/state/startingDeal";
import { localize } from "../../../../src/content/localize";
import { content, goodDeal, kept } from "../deals";

const text = localize(words, "en", {});
const code = encodeDeal(kept());
const savedOn = (savedAt: string) => savedColumns([{ code, savedAt }], content, { text, language: "en" })[0]?.savedOn;

test("a deal shows the day it was saved in the visitor's time zone", () => {
  const day = interpolate(text.saved.savedOn, { day: formatDay("2026-11-21", "en") });
  expect(savedOn(new Date(2026, 10, 21, 0, 30).toISOString())).toBe(day);
  expect(savedOn(new Date(2026, 10, 21, 23, 30).toISOString())).toBe(day);
});

test("a deal that is no longer valid is omitted and not counted in the numbering", () => {
  const forbidden = encodeDeal(kept({ inputs: { ...goodDeal, areaSqft: 0 } }));
  const saved = [forbidden, code].map((one) => ({ code: one, savedAt: "x" }));
  const columns = savedColumns(saved, content, { text, language: "en" });
  expect(columns.map(({ name }) => name)).toEqual([interpolate(text.saved.deal, { number: 1 })]);
});

test("each row of the comparison is labeled", () => {
  const words = { text, language: "en" } as const;
  const cells = savedColumns([{ code, savedAt: "x" }], content, words)[0]?.cells ?? [];
  expect(comparedLines(words).map((line, row) => [line, cells[row]])).toEqual([
    [text.results.title, text.verdict.thin],
    [text.form.purchasePrice, "$250,000"],
    [text.form.arv, "$420,000"],
    [text.form.projectMonths, interpolate(text.count.months, { count: 4 })],
    [text.form.ltc, "85%"],
    [text.form.origPoints, "2%"],
    [text.form.interestRate, "11%"],
    [text.lines.rehabCost.name, "$75,000.00"],
    [text.lines.totalProjectCosts.name, "$384,797.92"],
    [text.lines.expectedProfit.name, "$35,202.08"],
    [text.lines.investorProfit.name, "$17,601.04"],
    [`${text.lines.totalEstimatedInvestment.name} (${text.scenarios.bank})`, "$64,597.92"],
    [text.lines.peakCash.name, "$64,597.92"],
    [`${text.scenarios.roi} (${text.scenarios.bank})`, "27.2%"],
    [`${text.scenarios.roi} (${text.scenarios.without})`, "14.8%"],
    [`${text.lines.expectedProfit.name} (${text.returns.onProjectCost})`, "9.1%"],
  ]);
  expect(cells).toHaveLength(comparedLines(words).length);
});

test("a deal with an unreadable time of saving shows no day", () => {
  expect(savedOn("x")).toBe("");
});

test("a deal is marked if its rates differ from the company's current ones", () => {
  const { value = 0 } = content.rates.find(({ key }) => key === "utilities") ?? {};
  const codes = [value, value + 50].map((utilities) => encodeDeal(kept({ changedRates: { utilities } })));
  const saved = codes.map((code) => ({ code, savedAt: "x" }));
  const columns = savedColumns(saved, content, { text, language: "en" });
  expect(columns.map(({ ratesChanged }) => ratesChanged)).toEqual([false, true]);
});

test("a rate counts as changed only if its value differs from the company's", () => {
  const [first, second] = content.rates.filter(({ editable }) => editable);
  if (!first || !second) throw new Error("The content has too few editable rates");
  const changed = changeRates(content, { [first.key]: first.value, [second.key]: second.max });
  expect(changedKeys(changed, content)).toEqual([second.key]);
  expect(changedKeys(content, content)).toEqual([]);
  // A fee added or removed since is a difference, whichever side it is on.
  const without = { ...content, rates: content.rates.filter((rate) => rate !== first) };
  expect([changedKeys(without, content), changedKeys(content, without)]).toEqual([[first.key], [first.key]]);
});

test("a deal shows its own name and address, and keeps the rates of its day when the content changes", () => {
  const named = encodeDeal(kept({ name: "Oak Street", address: "12 Oak St, Miami" }));
  const rates = content.rates.map((rate) => (rate.key === "utilities" ? { ...rate, value: 999 } : rate));
  const dearer = { ...content, rates };
  const ofToday = encodeDeal(dealOfToday(goodDeal, dearer, "2026-11-23"));
  const saved = [named, ofToday].map((one) => ({ code: one, savedAt: "x" }));
  const columns = savedColumns(saved, dearer, { text, language: "en" });
  expect(columns.map(({ name, address }) => [name, address])).toEqual([
    ["Oak Street", "12 Oak St, Miami"],
    [interpolate(text.saved.deal, { number: 2 }), undefined],
  ]);
  const profits = columns.map(
    ({ cells }) => cells[comparedLines({ text, language: "en" }).indexOf(text.lines.expectedProfit.name)],
  );
  // Four months at $799 more.
  expect(profits).toEqual(["$35,202.08", "$32,006.08"]);
  expect(columns.map(({ ratesChanged }) => ratesChanged)).toEqual([true, false]);
});
