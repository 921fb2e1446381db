import { readAssumptions } from "../../../../src/calculator/model/assumptions";
import { changeRates, contentOfDay } from "../../../../src/calculator/model/rates";
import { RATE_ORDER } from "../../../../src/calculator/share/shareLink";
import { NEEDED_RATES } from "../../../../src/content/contentTypes/calculatorRates";
import { assumptions, content, goodDeal, kept } from "../deals";

type Content = typeof content;

const edited = (change: (rate: Content["rates"][number]) => Content["rates"][number][]): Content => ({
  ...content,
  rates: content.rates.flatMap(change),
});

test("a link's list of rates names each needed rate once", () => {
  expect([...RATE_ORDER].sort()).toEqual(Object.keys(NEEDED_RATES).sort());
});

test("later content edits do not change the assumptions of a saved deal", () => {
  const later = edited((rate) => {
    // One fee was removed, another added, and everything else doubled, exceeding its bounds.
    if (rate.key === "closingSurvey") return [];
    const doubled = { ...rate, value: rate.value * 2, min: rate.value * 2, max: rate.value * 3 };
    return rate.key === "utilities" ? [doubled, { ...rate, key: "closingCourier", unit: "usdAtClosing" }] : [doubled];
  });
  const used = contentOfDay(later, kept());
  expect(readAssumptions(used)).toEqual(assumptions);
  expect(readAssumptions(contentOfDay(later, undefined))).not.toEqual(assumptions);
});

test("the visitor's rates of a saved deal apply whatever the current bounds are", () => {
  const later = edited((rate) => [rate.key === "utilities" ? { ...rate, min: 0, max: 210 } : rate]);
  const deal = kept({ changedRates: { utilities: 400 } });
  const used = changeRates(contentOfDay(later, deal), deal.changedRates);
  expect(readAssumptions(used).utilitiesCentsPerMonth).toBe(400_00);
});

test("choices no longer offered remain available for a deal that has them", () => {
  const later = { ...content, options: { ...content.options, ltc: [80, 90] } };
  expect(contentOfDay(later, kept()).options.ltc).toEqual([80, 85, 90]);
  expect(contentOfDay(later, kept({ inputs: { ...goodDeal, ltc: 80 } })).options.ltc).toEqual([80, 90]);
});
