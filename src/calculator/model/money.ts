/**
 * Rounds an amount to whole cents, halves up; anything that is not a finite number is 0 (specification, section 8).
 * The detour over 15 digits drops the noise of binary fractions, so that $10 × 0.55 % is 6 cents and not 5.
 */
export function roundCents(cents: number): number {
  return Number.isFinite(cents) ? Math.round(Number(cents.toPrecision(15))) + 0 : 0;
}

/** Whole cents from dollars; 0 for anything that is not a finite number. */
export const centsOf = (dollars: number): number => roundCents(dollars * 100);

/** Whole dollars from cents, for records that people read. */
export const dollarsOf = (cents: number): number => cents / 100;

/** Cents rounded to whole dollars, for tables where cents only distract. */
export const wholeDollarsOf = (cents: number): number => Math.round(cents / 100) + 0;

/** Sum of amounts in cents. */
export const sumCents = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

/** `part` of `whole` in percent with one decimal; 0 when there is no such number. */
export function percentOf(part: number, whole: number): number {
  const percent = Math.round(Number(((part / whole) * 1000).toPrecision(15))) / 10;
  return Number.isFinite(percent) ? percent + 0 : 0;
}
