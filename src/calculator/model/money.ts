/**
 * Rounds an amount to whole cents, half up; non-finite input becomes 0 (specification, section 8). Rounding to 15
 * digits first removes binary floating-point noise, so that $10 × 0.55% is 6 cents and not 5.
 */
export function roundCents(cents: number): number {
  return Number.isFinite(cents) ? Math.round(Number(cents.toPrecision(15))) + 0 : 0;
}

/** Dollars to whole cents; 0 for non-finite input. */
export const centsOf = (dollars: number): number => roundCents(dollars * 100);

/** Cents to dollars, for records that people read. */
export const dollarsOf = (cents: number): number => cents / 100;

/** Cents rounded to whole dollars, for tables where cents only distract. */
export const wholeDollarsOf = (cents: number): number => Math.round(cents / 100) + 0;

/** Sum of amounts in cents. */
export const sumCents = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

/** `part` as a percentage of `whole`, to one decimal; 0 when undefined. */
export function percentOf(part: number, whole: number): number {
  const percent = Math.round(Number(((part / whole) * 1000).toPrecision(15))) / 10;
  return Number.isFinite(percent) ? percent + 0 : 0;
}
