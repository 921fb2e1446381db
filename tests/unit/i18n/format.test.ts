import { formatDollars, formatWhole } from "../../../src/i18n/format";

// Bare "es" would print 1.234.567 US$, and no separator at all below 10,000.
test.each(["en", "es"] as const)("dollars in %s are written the US way", (language) => {
  expect(formatDollars(1234567, language)).toBe("$1,234,567");
  expect(formatDollars(1234, language)).toBe("$1,234");
  expect(formatDollars(0, language)).toBe("$0");
  expect(formatDollars(-0, language)).toBe("$0");
  expect(formatDollars(-215000, language)).toBe("-$215,000");
});

test.each(["en", "es"] as const)("whole numbers in %s are written the US way", (language) => {
  expect(formatWhole(1850, language)).toBe("1,850");
  expect(formatWhole(250, language)).toBe("250");
  expect(formatWhole(75_000_000, language)).toBe("75,000,000");
});
