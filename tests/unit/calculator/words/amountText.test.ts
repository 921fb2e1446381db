import fc from "fast-check";
import {
  caretAfterGrouping,
  dollarDigits,
  groupDigits,
  textToRead,
  readRate,
} from "../../../../src/calculator/words/amountText";

test.each([
  ["$250,000", "250000"],
  ["250000", "250000"],
  ["US$ 250,000.00", "250000"],
  ["250,000.5", "250000"],
  ["250.000,00", "250000"],
  ["250.000,50", "250000"],
  ["250000.50", "250000"],
  ["250000,50", "250000"],
  ["250000.505", "250000"],
  ["250,000.505", "250000"],
  ["250.000,505", "250000"],
  ["1.250.000,5 USD", "1250000"],
  ["250.000 aprox.", "250000"],
  ["250.000", "250000"],
  ["1.250.000", "1250000"],
  [" 250 000 ", "250000"],
  ["$250k", "250000"],
  ["250 K", "250000"],
  ["1.2m", "1200000"],
  ["2,500k", "2500000"],
  ["2.5k", "2500"],
  ["1,2m", "1200000"],
  ["1.2 million", "1200000"],
  ["1.2 millones", "1200000"],
  ["1 millón", "1000000"],
  ["US$ 2 MILLONES.", "2000000"],
  ["250 mil", "250000"],
  ["250 thousand", "250000"],
  ["250 000k", "250000000"],
  ["250K USD", "250000"],
  ["250 mil dólares", "250000"],
  ["250 mil 500", "250500"],
  ["250k 500", "250500"],
  ["250 mil con 50", "250050"],
  ["1 millón 200 mil", "1200000"],
  ["1.2 million 500", "1200500"],
  ["2 millones 250 mil 300 USD", "2250300"],
  ["250 mil con 500", "250500"],
  ["250 mil 500.50 USD", "250500"],
  ["250 mil y 500 dólares", "250500"],
  ["1 million, 200 thousand", "1200000"],
  ["250k-300k", "250000"],
  ["$1.2M - $1.5M", "1200000"],
  ["$250K 3bd/2ba", "250000"],
  ["250k (2024)", "250000"],
  ["250k, 3 bed", "250000"],
  ["250 mil 12 meses", "250000"],
  ["1.2 million 1,850 sq ft", "1200000"],
  ["250 km", "250"],
  ["250 mi", "250"],
  ["2x5k", "25"],
  ["k250", "250"],
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

test.each([
  ["12345678", "1234567"],
  ["1850.5", "1850"],
  ["1,850.555", "1850"],
  ["1,850 sq ft", "1850"],
  ["2k", "2000"],
  ["186 m²", "186"],
])("the area %j becomes %j", (text, digits) => {
  expect(dollarDigits(text, 7)).toBe(digits);
});

test.each([
  ["a digit at the end", "250,000", "250,0005", 8, false, "250,0005"],
  ["a sign at the end", "250,000", "250,000.", 8, false, "250,000."],
  ["the last digit deleted", "250,000", "250,00", 6, false, "25000"],
  ["the last digits replaced", "1,234", "1,5", 3, false, "15"],
  ["a digit in the middle", "250,000", "2950,000", 2, false, "2950000"],
  ["a sign in the middle", "250,000", "2.50,000", 2, false, "250000"],
  ["a letter in the middle", "250,000", "250k,000", 4, false, "250000"],
  ["all pasted over", "1,234", "1,2m", 4, true, "1,2m"],
  ["pasted behind", "250", "250 mil", 7, true, "250 mil"],
])("the text to read after %s is what the visitor meant", (_case, shown, typed, caret, pasted, text) => {
  expect(textToRead({ shown, typed, caret, pasted })).toBe(text);
});

test("a letter typed after a hidden word is appended to it", () => {
  expect(textToRead({ shown: "250", typed: "250l", caret: 4, pasted: false }, "250 mi")).toBe("250 mil");
  expect(textToRead({ shown: "250,000", typed: "250,0005", caret: 8, pasted: false }, "250 mil ")).toBe("250 mil 5");
});

test.each(["25k", "25 mil", "25 thousand", "0.025 million", "0,025 millón"])(
  "a digit typed directly after the hidden word of %s is appended to the displayed digits",
  (tail) => {
    expect(textToRead({ shown: "25,000", typed: "25,0000", caret: 7, pasted: false }, tail)).toBe("25,0000");
  },
);

test("any pasted text leaves only digits, and never too many", () => {
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

test("the caret stays after the typed digit", () => {
  expect(caretAfterGrouping("1234", 4, "1,234")).toBe(5);
  expect(caretAfterGrouping("19,234", 2, "19,234")).toBe(2);
  expect(caretAfterGrouping("1,9234", 3, "19,234")).toBe(2);
  expect(caretAfterGrouping(",234", 0, "234")).toBe(0);
  expect(caretAfterGrouping("12345678", 8, "1,234,567")).toBe(9);
});

test.each([
  ["250", 250],
  ["0.55", 0.55],
  ["0,55", 0.55],
  [" 5. ", 5],
  ["1,200", 1200],
  ["1,200.50", 1200.5],
  ["$1,200", 1200],
  ["$ 250", 250],
  ["1.200", 1.2],
  ["5%", 5],
  ["5,5 %", 5.5],
  ["5,", 5],
  ["0.125", 0.125],
  ["11.1234", 11.123],
  ["0.1256", 0.126],
  ["0,125", NaN],
  ["12,00,000", NaN],
  ["1,200,50", NaN],
  ["$", NaN],
  ["%", NaN],
  ["", NaN],
  ["-1", NaN],
  ["1e3", NaN],
])("the typed rate %j is read as %p", (typed, value) => {
  expect(readRate(typed)).toBe(value);
});
