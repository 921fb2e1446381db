import { plainDigits } from "../platform/plainDigits";
import { LONGEST_NUMBER, NOTHING, unread, valueOf, type Reading } from "./reading";

// The grammar of amounts. A text is read whole or not at all: nothing is cut, joined, or guessed.
//
//   text = { about }, term, { [ "and" ], term }, { unit }, { about }      term = number, { scale }
//
// `250k`, `$250,000.00`, `250.000,00`, `1 millón 200 mil`, `140 m²`. Terms get smaller: `250k 300k` is two amounts.

/** What an amount counts; it decides which words may stand beside it. */
type Measure = "dollars" | "sqft";

export interface AmountKind {
  measure: Measure;
  /** Most digits before the decimals. */
  digits: number;
  /** Most decimals; with none, only zeros may stand there. */
  decimals?: number;
  isSigned?: boolean;
}

const SQFT_PER_SQM = 10.7639;

const words = (text: string) => text.split(" ");

const scale = (times: number, names: string) => words(names).map((name) => [name, times] as const);

const THOUSANDS = scale(1e3, "k mil miles thousand thousands grand");
const MILLIONS = scale(1e6, "m mm mill mln mio million millions millon millones");
const BILLIONS = scale(1e9, "bn billion billions");

const ABOUT = words("~ ≈ about approx approximately around aprox aproximadamente unos");
const AFTER = [...ABOUT, ".", ","];
const AND = words("y con and ,");
const DOLLARS = words("$ us usd dls dlls dollar dollars de dolar dolares");
const FEET = words("sq square ft ft2 sqft sf foot feet pie pies pie2 pies2 p2 cuadrado cuadrados");
const METERS = words("sq square m m2 sqm mt mts mt2 mts2 metro metros meter meters metre metres cuadrado cuadrados");

interface MeasureWords {
  scales: ReadonlyMap<string, number>;
  /** Words of a unit, and how many of the measure's own one of it is. */
  units: readonly (readonly [names: string[], times: number])[];
}

const MEASURES: Record<Measure, MeasureWords> = {
  dollars: { scales: new Map([...THOUSANDS, ...MILLIONS, ...BILLIONS]), units: [[DOLLARS, 1]] },
  sqft: {
    scales: new Map(THOUSANDS),
    units: [
      [FEET, 1],
      [METERS, SQFT_PER_SQM],
    ],
  },
};

/** Small letters without accents; one kind of comma, period, space, apostrophe, and square; no invisible marks. */
const plain = (text: string) =>
  plainDigits(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .toLowerCase()
    .replace(/\u33a1/g, "m2")
    .replace(/([a-z])(?:\^2|²)/g, "$12")
    .replace(/usd(?=\d)/, "$")
    .replace(/\u066c/g, ",")
    .replace(/\u066b/g, ".")
    .replace(/[’`´]/g, "'")
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ");

/** A number with its separators; a word with the digits it ends in, as in `m2`, and its period; any other sign. */
const TOKEN = /\d+(?:\.\d+)?e\d{1,2}(?![a-z\d])|[.,]?\d+(?:[.,']\d+| \d{3}(?!\d))*|[a-z]+\d*\.?|\S/g;

const tokensOf = (text: string) =>
  (plain(text).match(TOKEN) ?? []).map((token) => token.replace(/^([a-z].*)\.$/, "$1"));

const GROUPED = /^([1-9]\d{0,2}([,.' ])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const PLAIN = /^(?:\d+(?:\.\d+)?e\d+|\d+|\d*\.\d+|\d*,\d{1,2}|0,\d+)$/;

/** A written number; NaN if its separators make no sense. */
function numberOf(token: string): number {
  const [, whole, , fraction = ""] = GROUPED.exec(token) ?? [];
  if (whole !== undefined) return Number(`${whole.replace(/\D/g, "")}.${fraction}`);
  return PLAIN.test(token) ? Number(token.replace(",", ".")) : NaN;
}

/**
 * `1.250 million` is 1.25 million to one reader and 1,250 million to another; only `1,250k` is clear to both. `,500`
 * has lost its start, unless it is `.5 million`.
 */
const isUnclear = (token: string, times: number) =>
  times === 1 ? /^[.,]/.test(token) : /^[1-9]\d{0,2}[.,]\d{3}$/.test(token) && !(token.includes(",") && times === 1e3);

/** The sum of the terms at the start of `tokens`, which it takes from them; NaN if they are not one amount. */
function takeSum(tokens: string[], scales: MeasureWords["scales"]): number {
  const isNumber = () => /\d/.test(tokens[0] ?? "") && !/^[a-z]/.test(tokens[0] ?? "");
  let total = 0;
  let below = Infinity;
  while (isNumber()) {
    const token = tokens.shift() ?? "";
    let times = 1;
    for (let next; (next = scales.get(tokens[0] ?? "")); tokens.shift()) times *= next;
    const value = numberOf(token) * times;
    if (!(value < below && times < below) || isUnclear(token, times)) return NaN;
    total += value;
    // Nothing follows single dollars.
    below = times === 1 ? 0 : times;
    if (tokens.length > 1 && AND.includes(tokens[0] ?? "")) tokens.shift();
  }
  return below === Infinity ? NaN : total;
}

/** The amount in the unit it was written in, and what that unit is in the measure's own; undefined if there is none. */
function parse(text: string, measure: Measure): { sum: number; times: number } | undefined {
  if (text.length > LONGEST_NUMBER) return undefined;
  const { scales, units } = MEASURES[measure];
  const tokens = tokensOf(text);
  const before = measure === "dollars" ? [...ABOUT, ...DOLLARS] : ABOUT;
  while (before.includes(tokens[0] ?? "")) tokens.shift();
  while (AFTER.includes(tokens[tokens.length - 1] ?? "")) tokens.pop();
  const sum = takeSum(tokens, scales);
  const [, times] = units.find(([names]) => tokens.every((token) => names.includes(token))) ?? [];
  return times !== undefined && sum >= 0 ? { sum, times } : undefined;
}

const SIGN = /^\s*([+\-−–])\s*(?=[^+\-−–])/;

/**
 * What somebody wrote, in dollars or square feet: `$250,000`, `250.000`, `250 mil`, `140 m²`. In both languages a comma
 * or period before exactly three digits separates thousands. An area is rounded only if it was converted.
 */
export function readAmount(text: string, { measure, digits, decimals = 0, isSigned }: AmountKind): Reading<number> {
  if (text.trim() === "") return NOTHING;
  const [start = "", sign = ""] = (isSigned && SIGN.exec(text)) || [];
  const { sum, times } = parse(text.slice(start.length), measure) ?? { sum: NaN, times: 1 };
  const exact = Number((sum * times).toPrecision(15));
  const value = times === 1 ? exact : Math.round(exact);
  if (!(value < 10 ** digits) || Number(value.toFixed(decimals)) !== value) return unread(text);
  return valueOf(sign === "" || sign === "+" ? value : -value + 0);
}

/** True for an amount in other units than the field's own, such as `140 m²`. */
export const isConverted = (text: string, { measure }: AmountKind): boolean => (parse(text, measure)?.times ?? 1) !== 1;

/** True for a text with a word that multiplies, wherever it stands: `25k`, `25k0`. */
export const isScaled = (text: string, { measure }: AmountKind): boolean =>
  (plain(text).match(/[a-z]+/g) ?? []).some((word) => MEASURES[measure].scales.has(word));
