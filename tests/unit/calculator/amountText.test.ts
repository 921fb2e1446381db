import fc from "fast-check";
import { caretAfterGrouping, dollarDigits, groupDigits, wholeDigits } from "../../../src/calculator/amountText";

test.each([
  ["$250,000", "250000"],
  ["250000", "250000"],
  ["US$ 250,000.00", "250000"],
  ["250,000.5", "250000"],
  ["250.000,00", "250000"],
  ["250.000", "250000"],
  ["1.250.000", "1250000"],
  [" 250 000 ", "250000"],
  ["$250k", "250000"],
  ["250 K", "250000"],
  ["1.2m", "1200000"],
  ["2,500k", "2500000"],
  ["5,000,000m", "5000000"],
  ["000123", "123"],
  ["0", "0"],
  ["-5", "5"],
  ["abc", ""],
  ["", ""],
  ["9".repeat(40), "9".repeat(12)],
  ["9".repeat(50) + "k", "9".repeat(12)],
])("the amount %j becomes %j", (text, digits) => {
  expect(dollarDigits(text, 12)).toBe(digits);
});

test("an area keeps seven digits and knows no short forms", () => {
  expect(wholeDigits("12345678", 7)).toBe("1234567");
  expect(wholeDigits("186 m", 7)).toBe("186");
});

test("whatever is pasted leaves digits only, and never too many", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(dollarDigits(text, 12)).toMatch(/^\d{0,12}$/);
    }),
  );
});

test.each([
  ["", ""],
  ["7", "7"],
  ["999", "999"],
  ["1000", "1,000"],
  ["250000", "250,000"],
  ["999999999999", "999,999,999,999"],
])("the digits %j are shown as %j", (digits, shown) => {
  expect(groupDigits(digits)).toBe(shown);
});

test("the caret stays behind the digit that was typed", () => {
  expect(caretAfterGrouping("1234", 4, "1,234")).toBe(5);
  expect(caretAfterGrouping("19,234", 2, "19,234")).toBe(2);
  expect(caretAfterGrouping("1,9234", 3, "19,234")).toBe(2);
  expect(caretAfterGrouping(",234", 0, "234")).toBe(0);
  expect(caretAfterGrouping("12345678", 8, "1,234,567")).toBe(9);
});
