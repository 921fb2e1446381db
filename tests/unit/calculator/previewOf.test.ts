import { readFileSync } from "node:fs";
import { previewOf, stepFigures } from "../../../src/calculator/previewOf";
import { readAssumptions } from "../../../src/calculator/model/assumptions";
import { calculateReturns } from "./returns";
import { realInputs } from "../../../src/calculator/model/form";
import { interpolate } from "../../../src/content/interpolate";
import { resultOf } from "../../../src/projects/deal";
import { words } from "../../fixtures/sitePage";
import { content } from "./deals";

const text = words("calculator");

const house = {
  title: "House",
  areaSqft: 1500,
  deal: { purchasePrice: 250_000, works: 75_000, otherCosts: 58_198, salePrice: 400_000, months: 4 },
};

const NAMES = { works: "Works", difference: "Difference" };

test("the preview shows the calculator's results in whole dollars that add up", () => {
  // The worked example of the specification's formulas: 75,000 for a standard renovation of 1,500 sq ft.
  const { deal, verdict, money } = previewOf(house, content, { text, language: "en" });
  expect(resultOf(deal)).toBe(16_802);
  expect(deal.works).toBe(75_000);
  expect(verdict).toBe(interpolate(text.verdict.sold, { margin: "4.4%" }));
  expect(money).toBe(interpolate(text.verdict.money, { cash: "$64,600", months: "4 months" }));
  const returns = calculateReturns(realInputs(house, NAMES, content), readAssumptions(content));
  expect(returns.expectedProfit).toBe(1_680_208);
});

test("whatever a project cost, the preview and the calculator have its own result", () => {
  for (const otherCosts of [0, 31_999, 58_197, 140_000]) {
    const { deal } = previewOf({ ...house, deal: { ...house.deal, otherCosts } }, content, { text, language: "en" });
    expect(deal).toEqual({ purchasePrice: 250_000, works: 75_000, otherCosts, salePrice: 400_000 });
  }
});

test("what the steps of a project say of its costs is the calculator's", () => {
  const rates = content.rates.map((rate) => (rate.key === "rehabFuerte" ? { ...rate, value: 70.5 } : rate));
  const defaults = { ...content.defaults, contingency: 15 };
  expect(stepFigures({ ...content, rates, defaults }, "en")).toEqual({
    low: "$35",
    high: "$70.50",
    reserve: "15%",
    sale: "7.5%",
  });
  const costs = ["plan", "renovate", "sell"].flatMap((step) => {
    const { cost } = JSON.parse(readFileSync(`content/steps/${step}.json`, "utf8")) as { cost: Record<string, string> };
    return Object.values(cost);
  });
  expect(costs.filter((cost) => /\d/.test(cost))).toEqual([]);
});
