import { formatWhole, LOCALES, wholeDollars } from "../../../src/i18n/format";
import { LANGUAGES } from "../../../src/i18n/languages";

test("dollars are in US format, in every browser and language alike", () => {
  expect([1234567, 1234, 0, -0, -215000].map(wholeDollars)).toEqual(["$1,234,567", "$1,234", "$0", "$0", "−$215,000"]);
});

// Implemented without Intl: the result must equal Intl's.
test.each(LANGUAGES)("whole numbers are formatted as by Intl in %s", (language) => {
  const { format } = new Intl.NumberFormat(LOCALES[language]);
  for (const value of [0, 7, 250, 999, 1000, 1850, 12_345, 999_999, 1_000_000, 75_000_000, -1850]) {
    expect(formatWhole(value)).toBe(format(value));
  }
  expect(formatWhole(1850)).toBe("1,850");
});
