import {
  formatCents,
  formatHeadline,
  formatPercent,
  formatRate,
  formatStep,
  monthsInWords,
  pointsInWords,
} from "../../../../src/calculator/words/format";
import words from "../../../../content/text/calculator.json";
import { interpolate } from "../../../../src/content/interpolate";
import { localize } from "../../../../src/content/localize";
import { LANGUAGES } from "../../../../src/i18n/languages";

test.each(LANGUAGES)("in %s one month and one point are singular, everything else plural", (language) => {
  const { count } = localize(words, language, {});
  expect(monthsInWords(1, count, language)).toBe(interpolate(count.month, { count: "1" }));
  expect(monthsInWords(4.5, count, language)).toBe(interpolate(count.months, { count: "4.5" }));
  expect(pointsInWords(-1, count, language)).toBe(interpolate(count.point, { count: "−1" }));
  expect(pointsInWords(0, count, language)).toBe(interpolate(count.points, { count: "0" }));
});

test("numbers are in US format in both languages", () => {
  for (const language of LANGUAGES) {
    expect(formatCents(123_456_789, language)).toBe("$1,234,567.89");
    expect(formatCents(-1_719_00, language)).toBe("−$1,719");
    expect(formatCents(800_00, language, true)).toBe("$800.00");
    expect(formatRate(0.55, language)).toBe("0.55%");
    expect(formatPercent(27, language)).toBe("27.0%");
    expect(formatPercent(0, language)).toBe("0%");
    expect(formatRate(85, language)).toBe("85%");
    expect(formatHeadline(17_601_04, language)).toBe("$17,601");
    expect(formatHeadline(68_463_50, language)).toBe("$68,464");
    expect(formatHeadline(-68_463_50, language)).toBe("−$68,464");
    expect(formatHeadline(-40, language)).toBe("−$0.40");
    expect(formatStep(10, language)).toBe("+10%");
    expect(formatStep(-5, language)).toBe("−5%");
  }
});
