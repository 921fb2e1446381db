const MULTIPLES: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** Longer texts are no amounts; what stands behind is not looked at. */
const LONGEST_TEXT = 64;

const cut = (digits: string, maxDigits: number) => digits.replace(/^0+(?=\d)/, "").slice(0, maxDigits);

/** Whole dollars of a short form such as `250k` or `1.2m`; undefined for any other text. */
function shortForm(text: string): string | undefined {
  const [, number, letter = ""] = /(\d+(?:[.,]\d+)?)\s*([km])\s*$/i.exec(text.replace(/,(?=\d{3})/g, "")) ?? [];
  const multiple = MULTIPLES[letter.toLowerCase()];
  return number && multiple ? BigInt(Math.round(Number(number.replace(",", ".")) * multiple)).toString() : undefined;
}

/** The bare digits of a typed or pasted whole number; leading zeros go, and digits beyond `maxDigits` are cut. */
export function wholeDigits(text: string, maxDigits: number): string {
  // A fraction is dropped where it can be told from thousands: after a point, or after a comma that follows points.
  const whole = text
    .slice(0, LONGEST_TEXT)
    .replace(/\.\d{0,2}\D*$/, "")
    .replace(/(\.\d{3}),\d{0,2}\D*$/, "$1");
  return cut(whole.replace(/\D/g, ""), maxDigits);
}

/**
 * The bare digits of a typed or pasted amount of whole dollars: `$250,000` → `250000`, `250,000.00` → `250000`,
 * `250.000,00` → `250000`, `250k` → `250000`.
 */
export function dollarDigits(text: string, maxDigits: number): string {
  const short = shortForm(text.slice(0, LONGEST_TEXT));
  // Cut, a short form would become another amount: too large a one counts as the digits that were typed.
  return short === undefined || short.length > maxDigits ? wholeDigits(text, maxDigits) : cut(short, maxDigits);
}

/** Digits with thousands separators as both languages of the site write them in the US: `250,000`. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** Where the caret belongs in the grouped text: behind as many digits as stood before it in the typed text. */
export function caretAfterGrouping(typed: string, caret: number, grouped: string): number {
  let before = typed.slice(0, caret).replace(/\D/g, "").length;
  let position = 0;
  while (before > 0 && position < grouped.length) {
    if (grouped[position] !== ",") before -= 1;
    position += 1;
  }
  return position;
}
