import type { Assumptions, InterestType, RehabType } from "./assumptions";
import { centsOf, roundCents, sumCents } from "./money";

/** The specified inputs: amounts in whole dollars, shares as plain percent numbers (85, 2, 11). */
export interface SpecifiedInputs {
  areaSqft: number;
  purchasePrice: number;
  /** After-repair value: the expected sale price. */
  arv: number;
  rehabType: RehabType;
  projectMonths: number;
  /** Loan to cost: the part of the purchase price that the lender pays, in percent. */
  ltc: number;
  /** Origination points, in percent of the loan. */
  origPoints: number;
  /** Interest per year, in percent. */
  interestRate: number;
  /** Recorded only: it does not change the maths (specification, section 9). */
  interestType: InterestType;
}

/** A cost that the visitor has added; `amount` in whole dollars, paid once or in every month of the project. */
export interface OwnLine {
  name: string;
  amount: number;
  per: "once" | "month";
}

/** One part of the renovation; `amount` in whole dollars. */
export type RehabRow = Pick<OwnLine, "name" | "amount">;

/** What the visitor may add. Left out, it changes nothing of the specified maths. */
export interface DealExtras {
  /** Percent of the rehab loan that is drawn on average over the project; 100 draws all of it on the first day. */
  averageDraw: number;
  ownLines: readonly OwnLine[];
  /** Where there are rows, their sum takes the place of area × rate. */
  rehabRows: readonly RehabRow[];
  /** Added to the rows, in percent of their sum. */
  contingency: number;
}

/** What the visitor enters. */
export type DealInputs = SpecifiedInputs & Partial<DealExtras>;

/** Own cost lines, and parts of the renovation, that a deal may have at most. */
export const MOST_LINES = 12;

/** Characters of a line's name, and digits of its amount. */
export const LINE_NAME_LENGTH = 40;
export const LINE_DIGITS = 9;

/** The text with spaces in the place of what no printer knows: control characters and halves of others. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ");

export const NO_EXTRAS: DealExtras = { averageDraw: 100, ownLines: [], rehabRows: [], contingency: 0 };

/** The deal with those of the extras that say something, so that equal deals are equal objects. */
export function withExtras(inputs: SpecifiedInputs, extras: DealExtras): DealInputs {
  const { averageDraw, ownLines, rehabRows, contingency } = extras;
  return {
    ...inputs,
    ...(averageDraw !== NO_EXTRAS.averageDraw && { averageDraw }),
    ...(ownLines.length > 0 && { ownLines }),
    ...(rehabRows.length > 0 && { rehabRows }),
    ...(rehabRows.length > 0 && contingency > 0 && { contingency }),
  };
}

/** Cost of the renovation in cents: the sum of the rows with their contingency, or area × rate where there are none. */
export function rehabCents(inputs: DealInputs, assumptions: Assumptions): number {
  const { rehabRows = [], contingency = 0 } = inputs;
  if (rehabRows.length === 0) return roundCents(inputs.areaSqft * assumptions.rehabCentsPerSqft[inputs.rehabType]);
  return roundCents(rehabRows.reduce((total, { amount }) => total + amount, 0) * (100 + contingency));
}

/** An own line over the whole project, in cents. */
export const ownLineCents = ({ amount, per }: OwnLine, projectMonths: number): number =>
  per === "once" ? centsOf(amount) : centsOf(amount * projectMonths);

/** All own lines in cents: the sum of the rounded lines. */
export const ownCents = ({ ownLines = [], projectMonths }: DealInputs): number =>
  sumCents(ownLines.map((line) => ownLineCents(line, projectMonths)));
