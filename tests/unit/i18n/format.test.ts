import { formatDollars, formatWhole, LOCALES } from "../../../src/i18n/format";
import { LANGUAGES } from "../../../src/i18n/languages";

// Bare "es" would print 1.234.567 US$, and no separator at all below 10,000.
test.each(["en", "es"] as const)("dollars in %s are in US format", (language) => {
  expect(formatDollars(1234567, language)).toBe("$1,234,567");
  expect(formatDollars(1234, language)).toBe("$1,234");
  expect(formatDollars(0, language)).toBe("$0");
  expect(formatDollars(-0, language)).toBe("$0");
  expect(formatDollars(-215000, language)).toBe("−$215,000");
});

// Implemented without Intl: the result must equal Intl's.
test.each(LANGUAGES)("whole numbers are formatted as by Intl in %s", (language) => {
  const { format } = new Intl.NumberFormat(LOCALES[language]);
  for (const value of [0, 7, 250, 999, 1000, 1850, 12_345, 999_999, 1_000_000, 75_000_000, -1850]) {
    expect(formatWhole(value)).toBe(format(value));
  }
  expect(formatWhole(1850)).toBe("1,850");
});
