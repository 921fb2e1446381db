import type { LINE_PERIODS } from "../../content/contentTypes/calculatorRates";
import type { InterestType, RehabType } from "./assumptions";

/** The specified inputs: amounts in whole dollars, shares as plain percent numbers (85, 2, 11). */
export interface SpecifiedInputs {
  areaSqft: number;
  purchasePrice: number;
  /** After-repair value: the expected sale price. */
  arv: number;
  rehabType: RehabType;
  projectMonths: number;
  /** Loan to cost: the share of the purchase price the lender pays, in percent. */
  ltc: number;
  /** Origination points, in percent of the loan. */
  origPoints: number;
  /** Interest per year, in percent. */
  interestRate: number;
  /** For the record only: it does not affect the math (specification, section 9). */
  interestType: InterestType;
}

/** A cost the visitor added; `amount` in whole dollars, or in percent of the sale price. */
export interface OwnLine {
  name: string;
  amount: number;
  per: (typeof LINE_PERIODS)[number];
}

/** One part of the renovation; `amount` in whole dollars. */
export type RehabRow = Pick<OwnLine, "name" | "amount">;

/**
 * How the deal is paid for: the bank pays for the renovation; the investor does, at the same loan costs; or there is a
 * loan on the purchase only.
 */
export const SCENARIOS = ["bank", "own", "without"] as const;

export type Scenario = (typeof SCENARIOS)[number];

/** Maximum number of custom cost lines, and of renovation items, per deal. */
export const MOST_LINES = 12;

/** Maximum length of a line's name, and number of digits of its amount. */
export const LINE_NAME_LENGTH = 40;
export const LINE_DIGITS = 9;

export const MOST_PERCENT = 100;

/** Maximum lengths of a deal's name and address. */
export const NAME_LENGTH = 60;
export const ADDRESS_LENGTH = 120;

/** Replaces unprintable characters (control characters and lone surrogates) with spaces. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ");

// Texts in a link: letters, digits, and `.` and `-`, none of which is escaped in a URL.

/** Encodes a text as letters, digits, `.` for a space, and `-2c-` (hexadecimal code point) for any other character. */
export const encodeText = (text: string): string =>
  printable(text).replace(/[^A-Za-z0-9]/gu, (character) =>
    character === " " ? "." : `-${(character.codePointAt(0) ?? 0).toString(16)}-`,
  );

/** Decodes a text; undefined if it is malformed or contains unprintable characters. */
export function decodeText(code: string, longest: number): string | undefined {
  if (!/^(?:[A-Za-z0-9.]|-[0-9a-f]{1,5}-)*$/.test(code)) return undefined;
  const text = code
    .replaceAll(".", " ")
    .replace(/-([0-9a-f]+)-/g, (_whole, number: string) => String.fromCodePoint(parseInt(number, 16)));
  return text.length > longest || text !== printable(text) ? undefined : text;
}

export const join = (...parts: (string | number)[]): string => parts.join("*");
