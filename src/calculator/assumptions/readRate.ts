/** A typed rate: plain decimals with a point or a comma; NaN for anything else. */
export function readRate(typed: string): number {
  const text = typed.trim();
  return /^\d{1,9}([.,]\d{0,4})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
