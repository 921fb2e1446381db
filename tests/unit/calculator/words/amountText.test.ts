import fc from "fast-check";
import { readAmount } from "../../../../src/typed/readAmount";
import { caretAfterGrouping, groupDigits, isDigits, readEdit } from "../../../../src/calculator/words/amountText";
import { AMOUNTS, AREAS } from "../../../fixtures/amountCases";

const DOLLARS = { measure: "dollars", digits: 12 } as const;
const SQFT = { measure: "sqft", digits: 7 } as const;

type Kind = Parameters<typeof readEdit>[1];

const paste = (typed: string, kind: Kind, shown = "") =>
  readEdit({ shown, typed, caret: typed.length, pasted: true, language: "en" }, kind);

/** What the field displays after each key at its end. */
function typeKeys(text: string, kind: Kind, shown = ""): string[] {
  let tail: string | undefined;
  return [...text].map((key) => {
    const typed = shown + key;
    ({ shown, tail } = readEdit({ shown, typed, caret: typed.length, pasted: false, language: "en" }, kind, tail));
    return shown;
  });
}

test.each(AMOUNTS.filter(([text]) => text.length > 1))("the pasted amount %j becomes %j, or stays", (text, digits) => {
  expect(paste(text, DOLLARS).value).toBe(digits ?? text);
});

test.each(AREAS)("the pasted area %j becomes %j, or stays", (text, digits) => {
  expect(paste(text, SQFT).value).toBe(digits ?? text);
});

test.each([
  ["２５００００", "250,000"],
  ["250,000", "250,000"],
  ["250.000", "250,000"],
  ["250,000.50", "250,000.50"],
  ["250.000,50", "250.000,50"],
  ["250 mil 500", "250,500"],
  ["2.5e5", "250,000"],
  ["25k0", "25k0"],
  ["25,0000", "25,0000"],
  ["2,50,000", "2,50,000"],
  ["84000.75", "84000.75"],
  ["162.000", "162,000"],
  ["1.310.000", "1,310,000"],
  [".5m", "500,000"],
  ["0", "0"],
  ["$350,000.00", "350,000"],
  ["25x0", "250"],
  ["350-400k", "350-400k"],
  ["350/2", "350/2"],
  ["2 mdd", "2 mdd"],
  ["-5", "-5"],
  ["350 or 400", "350 or 400"],
  ["abc", "abc"],
  ["9999999999999", "999,999,999,999"],
])("typed key by key, %j shows %j", (text, shown) => {
  expect(typeKeys(text, DOLLARS).at(-1)).toBe(shown);
});

test("typed key by key, an area is digits only, as many as fit, and may be metric", () => {
  expect(typeKeys("12a34,567890", SQFT).at(-1)).toBe("1,234,567");
  expect(typeKeys("140 m²", SQFT).at(-1)).toBe("1,507");
  expect(paste("140 m²", SQFT).from).toBe("140 m²");
  expect(paste("1500 sq ft", SQFT).from).toBeUndefined();
});

test("until the keys are an amount, all of them stay, and may go on", () => {
  expect(typeKeys(" mil", DOLLARS, "250")).toEqual(["250", "250,000,000", "250 mi", "250,000"]);
  expect(typeKeys(".5 mix", DOLLARS, "1")).toEqual(["1", "1.5", "1.5 ", "1,500,000", "1.5 mi", "1.5 mix"]);
});

test.each(AMOUNTS.filter(([text]) => !/[a-z]\d/i.test(text)))("typed, %j gives the same as pasted", (text, digits) => {
  const typed = typeKeys(text, DOLLARS).at(-1) ?? "";
  if (digits === undefined) expect(isDigits(typed) ? text.replace(/\D/g, "") : "").toBe(isDigits(typed) ? typed : "");
  else expect(typed).toBe(groupDigits(digits, "en"));
});

test("whatever is typed key by key, the field shows grouped digits, as many as fit, or what cannot be read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
      for (const shown of typeKeys(text, SQFT))
        if (readAmount(shown, SQFT).is !== "unread") expect(shown).toMatch(/^(\d{1,3}(,\d{3}){0,2})?$/);
    }),
  );
});

test.each([
  ["the last digit deleted", "250,000", "250,00", 6, "25,000"],
  ["the last digits replaced", "1,234", "1,5", 3, "15"],
  ["a digit in the middle", "250,000", "2950,000", 2, "2,950,000"],
  ["a sign in the middle", "250,000", "2.50,000", 2, "2.50,000"],
  ["a letter in the middle", "250,000", "250k,000", 4, "250k,000"],
  ["an amount pasted over it", "1,234", "1,2m", 4, "1,200,000"],
  ["a word pasted behind it", "250", "250 mil", 7, "250,000"],
  ["a second amount pasted behind it", "250,000", "250,000 - 300,000", 17, "250,000 - 300,000"],
  ["a text that cannot be read shortened to an amount", "250k-300k", "250k", 4, "250,000"],
  ["a text that cannot be read edited otherwise", "250k-300k", "250k-30k", 7, "250k-30k"],
  ["a text of digits that cannot be read edited", "12,00,000", "12,00,0005", 10, "12,00,0005"],
  ["everything deleted", "250k-300k", "", 0, ""],
])("after %s, the field shows what the visitor meant", (edit, shown, typed, caret, after) => {
  const pasted = edit.includes("pasted");
  expect(readEdit({ shown, typed, caret, pasted, language: "en" }, DOLLARS).shown).toBe(after);
});

test("the caret stays after the typed digit", () => {
  expect(caretAfterGrouping("1234", 4, "1,234")).toBe(5);
  expect(caretAfterGrouping("19,234", 2, "19,234")).toBe(2);
  expect(caretAfterGrouping("1,9234", 3, "19,234")).toBe(2);
  expect(caretAfterGrouping(",234", 0, "234")).toBe(0);
  expect(caretAfterGrouping("12345678", 8, "1,234,567")).toBe(9);
});
