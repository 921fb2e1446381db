import { formatWhole, wholeDollars } from "../../../src/i18n/format";
import { LANGUAGES } from "../../../src/i18n/languages";
import { LANGUAGE_TABLE } from "../../../src/i18n/languageTable";

test.each(LANGUAGES)("dollars are in US format in %s, in every browser alike", (language) => {
  expect([1234567, 1234, 0, -0, -215000].map((dollars) => wholeDollars(dollars, language))).toEqual([
    "$1,234,567",
    "$1,234",
    "$0",
    "$0",
    "−$215,000",
  ]);
});

// Implemented without Intl: the result must equal Intl's.
test.each(LANGUAGES)("whole numbers are formatted as by Intl in %s", (language) => {
  const { format } = new Intl.NumberFormat(LANGUAGE_TABLE[language].locale);
  for (const value of [0, 7, 250, 999, 1000, 1850, 12_345, 999_999, 1_000_000, 75_000_000, -1850]) {
    expect(formatWhole(value, language)).toBe(format(value));
  }
});
