import words from "../../../../content/text/calculator.json";
import { rateWords, unitWords } from "../../../../src/calculator/words/rateWords";
import { RATE_UNITS, type RateUnit } from "../../../../src/content/contentTypes/calculatorRates";
import { interpolate } from "../../../../src/content/interpolate";
import { localize } from "../../../../src/content/localize";
import { LANGUAGES } from "../../../../src/i18n/languages";
import { OTHER } from "../../../fixtures/languages";

test.each<[RateUnit, number, string]>([
  ["usd", 900, "$900"],
  ["usdPerSqft", 35, "$35"],
  ["usdPerLoan", 20_000.5, "$20,000.50"],
  ["percentOfPrice", 0.55, "0.55%"],
  ["percentOfArv", 13, "13%"],
  ["percent", 12.345, "12.345%"],
  ["timesIntangibleTax", 1.75, "1.75"],
])("a rate in %s has its sign next to the number, in both languages", (unit, value, amount) => {
  for (const language of LANGUAGES) {
    const text = localize(words, language, {});
    expect(rateWords({ value, unit }, { text, language })).toBe(interpolate(text.units[unit], { amount }));
  }
});

test("a field shows its unit's sign inside and the unit's words after it", () => {
  const text = localize(words, OTHER, {});
  for (const unit of RATE_UNITS) {
    const { sign, behind, whole } = unitWords(unit, text);
    expect(whole).toBe(interpolate(text.units[unit], { amount: sign }).trim());
    expect(`${sign} ${behind}`.trim()).toBe(whole.replace(/^\$(?=\S)/, "$ "));
  }
});

test("one month and one point are singular", () => {
  for (const language of LANGUAGES) {
    const text = localize(words, language, {});
    const written = (value: number, unit: RateUnit) => rateWords({ value, unit }, { text, language });
    expect(written(1, "months")).toBe(interpolate(text.count.month, { count: 1 }));
    expect(written(3, "months")).toBe(interpolate(text.count.months, { count: 3 }));
    expect(written(1, "points")).toBe(interpolate(text.count.point, { count: 1 }));
    expect(written(0.5, "points")).toBe(interpolate(text.count.points, { count: 0.5 }));
  }
});
