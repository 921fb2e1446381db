/**
 * Rounds an amount to whole cents, half up; non-finite input becomes 0 (specification, section 8). Rounding to 15
 * digits first removes binary floating-point noise, so that $10 × 0.55% is 6 cents and not 5. Far from a half, which is
 * nearly always, the noise does not matter.
 */
export function roundCents(cents: number): number {
  if (!Number.isFinite(cents)) return 0;
  const isNearHalf = Math.abs(cents - Math.floor(cents) - 0.5) < 0.001;
  const exact = isNearHalf || Math.abs(cents) > 1e12 ? Number(cents.toPrecision(15)) : cents;
  return Math.round(exact) + 0;
}

/** Dollars to whole cents; 0 for non-finite input. */
export const centsOf = (dollars: number): number => roundCents(dollars * 100);

/** Cents to dollars, for records that people read. */
export const dollarsOf = (cents: number): number => cents / 100;

/** Cents rounded to whole dollars, halves away from zero: a loss is as large as the same profit. */
export const wholeDollarsOf = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) / 100) + 0;

export const sumCents = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

/** Rounds a percentage to one decimal; non-finite input becomes 0. */
export const roundTenths = (percent: number): number => roundCents(percent * 10) / 10;

/** `part` as a percentage of `whole`, to one decimal; 0 when undefined. */
export const percentOf = (part: number, whole: number): number => roundTenths((part / whole) * 100);

/** Rounds a rate to three decimals, the most the page displays. */
export const roundRate = (value: number): number => Number(value.toFixed(3));
