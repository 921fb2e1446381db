import fc from "fast-check";
import { plainDigits } from "../../../src/platform/plainDigits";
import { type AmountKind, isConverted, readAmount } from "../../../src/typed/readAmount";
import { valueIn } from "../../../src/typed/reading";
import { AMOUNTS, AREAS } from "../../fixtures/amountCases";

const DOLLARS = { measure: "dollars", digits: 12 } as const;
const SQFT = { measure: "sqft", digits: 7 } as const;

/** What was read as digits, "" for nothing; undefined for what keeps its text. */
function digitsOf(text: string, kind: AmountKind): string | undefined {
  const read = readAmount(text, kind);
  if (read.is === "unread") expect(read.typed).toBe(text);
  return read.is === "nothing" ? "" : valueIn(read)?.toString();
}

test.each(AMOUNTS)("the amount %j is read as %j", (text, digits) => {
  expect(digitsOf(text, DOLLARS)).toBe(digits);
});

test.each(AREAS)("the area %j is read as %j square feet", (text, digits) => {
  expect(digitsOf(text, SQFT)).toBe(digits);
});

test.each([
  ["1.250", 1250],
  ["1.25", 1.25],
  ["0,55", 0.55],
  ["84000.75", 84000.75],
  ["1,200.50", 1200.5],
  ["35,555.5", 35555.5],
  ["0.555", undefined],
  [".5", undefined],
])("where a field has cents, %j is read as %j", (text, dollars) => {
  expect(valueIn(readAmount(text, { ...DOLLARS, decimals: 2 }))).toBe(dollars);
});

test.each([
  ["", undefined],
  ["5000", 5000],
  ["+ 5k", 5000],
  ["-5,000", -5000],
  ["−$5,000", -5000],
  ["5,000-", undefined],
  ["--5", undefined],
  ["-", undefined],
  ["5,000 - 6,000", undefined],
])("where an amount may be negative, %j is read as %j", (text, dollars) => {
  expect(valueIn(readAmount(text, { ...DOLLARS, isSigned: true }))).toBe(dollars);
});

test("terms get smaller: a second amount that starts with nothing is not added", () => {
  expect(digitsOf("1 thousand y 0 millones 1 mil 0", DOLLARS)).toBeUndefined();
});

test("only an area in meters is converted", () => {
  expect(isConverted("140 m²", SQFT)).toBe(true);
  expect(isConverted("1500 sq ft", SQFT)).toBe(false);
  expect(isConverted("140 acres", SQFT)).toBe(false);
  expect(isConverted("1.5m", DOLLARS)).toBe(false);
});

const amount = fc.integer({ min: 0, max: 999_999_999_999 });

const grouped = (separator: string) => (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, separator);

const inScript = (zero: number) => (value: number) =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

/** Ways of writing a whole number of dollars. */
const WAYS: ((value: number) => string)[] = [
  String,
  ...[",", ".", "'", "’", " ", "\u00a0"].map(grouped),
  ...[0x660, 0x6f0, 0x966, 0xff10].map(inScript),
  (value) => `$${grouped(",")(value)}.00`,
  (value) => `US$ ${grouped(".")(value)},00`,
  (value) => `aprox. ${value} dólares`,
  (value) => `${Math.floor(value / 1e6)} millones ${Math.floor((value % 1e6) / 1000)} mil ${value % 1000}`,
  (value) => `${Math.floor(value / 1000)}k ${value % 1000} USD`,
  (value) => `${(value / 1000).toFixed(3).replace(/0+$/, "").replace(/\.$/, "")} thousand`,
];

const way = fc.constantFrom(...WAYS);

test("a number is the same however it is written", () => {
  fc.assert(
    fc.property(amount, way, (value, write) => {
      const text = write(value);
      // `1.234 thousand` is left open on purpose.
      fc.pre(!/^\d{1,3}\.\d{3} thousand$/.test(text));
      expect(digitsOf(text, DOLLARS)).toBe(String(value));
    }),
    { numRuns: 1000 },
  );
});

test("two amounts are never read as one", () => {
  const between = fc.constantFrom("-", " - ", " – ", " to ", " a ", "/", " / ", " or ", " o ", "; ", " … ", "~", " y ");
  const dollars = fc.integer({ min: 1000, max: 999_999_999 });
  fc.assert(
    fc.property(dollars, way, between, dollars, way, (one, writeOne, word, other, writeOther) => {
      const text = `${writeOne(one)}${word}${writeOther(other)}`;
      expect(digitsOf(text, { ...DOLLARS, digits: 30 })).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

test("any text gives digits that fit, or nothing; never more digits than it has without a word that multiplies", () => {
  const pieces = fc.array(
    fc.constantFrom(..."0123456789.,' $km²%-/abc", "mil", "millones", "sq ft", "e5", " ", "y", "to", "٥"),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((parts) => parts.join("")),
        fc.string({ unit: "binary" }),
      ),
      (text) => {
        const read = digitsOf(text, DOLLARS);
        expect(read ?? "").toMatch(/^\d{0,12}$/);
        if (read && !/[a-zﬀ-ﬆＡ-ｚ]/i.test(text)) expect(plainDigits(text).replace(/\D/g, "")).toContain(read);
      },
    ),
    { numRuns: 2000 },
  );
});
