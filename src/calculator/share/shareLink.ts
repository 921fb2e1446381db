// A deal as a single language-independent URL token:
// `2_2000_250000_420000_normal_4_85_2_11_annual_2026-12-01_t*2026-11-23_…`.
// The first field is the version; then the inputs, the visitor's additions and rates, the company rates of the day, and
// a checksum.
import { type RateKey, HIGHEST_RATE, OPTION_BOUNDS, STRESS_RATES } from "../../content/contentTypes/calculatorRates";
import { ADDED_KEYS, ANY_INPUTS, SPECIFIED_KEYS, absentOf, readDeal } from "../model/form";
import type { InputKey, DealValues } from "../model/inputs";
import {
  FEE_LETTERS,
  allowsValue,
  type ChangedRates,
  choicesOf,
  contentOfDay,
  type Fee,
  type RatesOfDay,
  type SharedDeal,
} from "../model/rates";
import { encodeText, join, ADDRESS_LENGTH, decodeText, NAME_LENGTH } from "../model/deal";
import { SHARE_PARAMETER } from "../shareParameter";
import { parseDay } from "../../typed/readDate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { isClosingDay } from "../model/dates";
import { roundRate } from "../model/money";

const LONGEST_CODE = 8000;

const VERSION = "2";

/**
 * A deal, or why its code cannot be read: made by another version of the calculator, truncated or mistyped, or a value
 * that breaks a rule.
 */
export type DecodedDeal =
  | {
      ok: true;
      deal: SharedDeal;
      /** It carries an average draw, which is no longer asked for. */ hadAverageDraw?: true;
    }
  | { ok: false; problem: "version" | "shape" | "values" };

const FEE_UNITS = Object.keys(FEE_LETTERS) as Fee["unit"][];

function readChanges(items: string[], content: CalculatorContent): ChangedRates | undefined {
  const changed: Record<string, number> = {};
  for (const item of items) {
    const [, key = "", number = "NaN"] = /^([A-Za-z0-9]+)\*(\d+(?:\.\d+)?)$/.exec(item) ?? [];
    const rate = content.rates.find((one) => one.key === key);
    const value = roundRate(Number(number));
    if (!allowsValue(rate, value)) return undefined;
    changed[key] = value;
  }
  return changed;
}

/** The values of a link: the specified ones by their position, the additions by their letters. */
function valuesOfLink(fields: string[], itemsOf: (letter: string) => string[]): DealValues {
  const specified = SPECIFIED_KEYS.map((key, index) => [key, fields[index] ?? ""] as const);
  const added = ADDED_KEYS.map((key) => {
    const { letter = "", unlinked } = ANY_INPUTS[key];
    const items = itemsOf(letter);
    return [key, unlinked ? items.map(unlinked) : (items[0] ?? absentOf(key))] as const;
  });
  return Object.fromEntries([...specified, ...added]) as DealValues;
}

const isRate = (text: string) => /^\d{1,8}(\.\d{1,6})?$/.test(text) && Number(text) <= HIGHEST_RATE;

function readRates(day = "", rates = "", fees: string[]): RatesOfDay | undefined {
  const numbers = rates.split("*");
  if (parseDay(day) === null || numbers.length !== RATE_ORDER.length || !numbers.every(isRate)) return undefined;
  // Typed by the order, not by the rates needed: a rate that the order lacks does not compile.
  const values = Object.fromEntries(RATE_ORDER.map((key, index) => [key, Number(numbers[index])])) as Record<
    (typeof RATE_ORDER)[number],
    number
  >;
  // The stress test uses these as step sizes.
  if (RATE_ORDER.some((key) => key in STRESS_RATES && values[key] === 0)) return undefined;
  const read = fees.flatMap((fee): Fee[] => {
    const [key = "", value = "", unit = ""] = fee.split("*");
    const known = FEE_UNITS.find((one) => FEE_LETTERS[one] === unit);
    return known && /^[a-z][A-Za-z0-9]{1,39}$/.test(key) && isRate(value)
      ? [{ key, value: Number(value), unit: known }]
      : [];
  });
  if (read.length !== fees.length || new Set(read.map(({ key }) => key)).size !== read.length) return undefined;
  return { day, rates: values, fees: read };
}

/** Allows any choice within the bounds of the content's schema: an old deal may use one that is no longer offered. */
function withChoices(content: CalculatorContent, values: DealValues): CalculatorContent {
  const options = choicesOf((name) => {
    const [least, most] = OPTION_BOUNDS[name];
    const value = Number(values[name]);
    return value >= least && value <= most ? [value] : [];
  });
  return { ...content, options };
}

function readFields(fields: string[], content: CalculatorContent): SharedDeal | undefined {
  const tagged = fields.slice(SPECIFIED_KEYS.length + 1);
  const all = (tag: string) =>
    tagged.filter((item) => item.startsWith(`${tag}*`)).map((item) => item.slice(tag.length + 1));
  const one = (tag: string) => all(tag)[0];
  const values = valuesOfLink(fields, all);
  const inputs = readDeal(values, withChoices(content, values));
  const ratesOfDay = readRates(one("t"), one("r"), all("f"));
  const name = decodeText(one("n") ?? "", NAME_LENGTH);
  const address = decodeText(one("a") ?? "", ADDRESS_LENGTH);
  if (!inputs || !ratesOfDay || name === undefined || address === undefined) return undefined;
  // As on the day of the link, whatever the current bounds are; a rate the visitor may not change is rejected.
  const changes = all("v");
  const wanted = Object.fromEntries(
    changes.map((item) => item.split("*")).map(([key = "", value]) => [key, Number(value)]),
  );
  const changedRates = readChanges(changes, contentOfDay(content, { inputs, changedRates: wanted, ratesOfDay }));
  if (!changedRates) return undefined;
  const label = { ...(name && { name }), ...(address && { address }) };
  return { inputs, changedRates, ratesOfDay, ...label, ...(one(SOLD) && { isSold: true }) };
}

/** No longer asked for: whoever reads the deal is told. */
const AVERAGE_DRAW = "d";

/** A finished house. */
const SOLD = "q";

/** Day, rates, and fees of the company; name and address; the visitor's rates; and the two above. */
export const OWN_LETTERS = ["t", "r", "f", "n", "a", "v", AVERAGE_DRAW, SOLD];

/** An item that this calculator does not know would change the figures: they must not be shown without it. */
function isForLaterVersion(item: string): boolean {
  const [letter = ""] = item.split("*");
  return item !== "" && !OWN_LETTERS.includes(letter) && ADDED_KEYS.every((key) => ANY_INPUTS[key].letter !== letter);
}

/** Decodes a code under the form's own rules; never throws, whatever the text. */
export function decodeDeal(code: string, content: CalculatorContent): DecodedDeal {
  if (code.length > LONGEST_CODE) return { ok: false, problem: "shape" };
  const [version = "", ...rest] = code.split("_");
  if (/^\d{1,3}$/.test(version) && version !== VERSION) return { ok: false, problem: "version" };
  const check = rest.pop();
  const isWhole = version === VERSION && check === checkNumber([version, ...rest].join("_"));
  if (!isWhole || rest.length < SPECIFIED_KEYS.length + 1) return { ok: false, problem: "shape" };
  if (rest.slice(SPECIFIED_KEYS.length + 1).some(isForLaterVersion)) return { ok: false, problem: "version" };
  const deal = readFields(rest, content);
  const closingDay = rest[SPECIFIED_KEYS.length] ?? "";
  if (!deal || !(closingDay === "" || isClosingDay(closingDay, content.dates))) return { ok: false, problem: "values" };
  const hadAverageDraw = rest.some((item) => item.startsWith(`${AVERAGE_DRAW}*`));
  return { ok: true, deal: { ...deal, ...(closingDay && { closingDay }) }, ...(hadAverageDraw && { hadAverageDraw }) };
}

/** Order of the rates. Adding a rate requires a new version. */
export const RATE_ORDER = [
  "rehabSuave",
  "rehabNormal",
  "rehabFuerte",
  "closingShare",
  "lenderPolicy",
  "intangibleTax",
  "stampTax",
  "utilities",
  "propertyTax",
  "realtorCommission",
  "saleClosing",
  "companyShare",
  "cashReserve",
  "loanLimit",
  "priceRule",
  "typicalSpread",
  "highSpread",
  "thinProfit",
  "stressSalePrice",
  "stressRehab",
  "stressMonths",
  "stressInterest",
] as const satisfies readonly RateKey[];

/** 32-bit FNV-1a as letters and digits: detects truncation, typos, and manual edits; it is not a signature. */
export function checkNumber(code: string): string {
  let hash = 0x811c9dc5;
  for (const character of code) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

const rateText = (value: number) => String(Number(value.toFixed(6)));

function itemsOf(key: InputKey, value: SharedDeal["inputs"][InputKey]): string[] {
  const { letter = "", linked } = ANY_INPUTS[key];
  if (value === undefined) return [];
  const items = typeof value === "object" && linked ? linked(value) : [String(value)];
  return items.map((item) => join(letter, item));
}

/** The deal as a code of letters, digits, and `_ - . *`, none of which is escaped in a URL. */
export function encodeDeal(deal: SharedDeal): string {
  const { inputs, closingDay = "", changedRates, ratesOfDay, name, address, isSold } = deal;
  const { day, rates, fees } = ratesOfDay;
  const code = [
    VERSION,
    ...SPECIFIED_KEYS.map((key) => String(inputs[key])),
    closingDay,
    ...ADDED_KEYS.flatMap((key) => itemsOf(key, inputs[key])),
    ...(name ? [join("n", encodeText(name))] : []),
    ...(address ? [join("a", encodeText(address))] : []),
    ...(isSold ? [join(SOLD, 1)] : []),
    join("t", day),
    join("r", ...RATE_ORDER.map((key) => rateText(rates[key]))),
    ...fees.map(({ key, value, unit }) => join("f", key, rateText(value), FEE_LETTERS[unit])),
    ...Object.entries(changedRates).map(([key, value]) => join("v", key, value)),
  ].join("_");
  return `${code}_${checkNumber(code)}`;
}

/** The page's URL with the deal in it; drops other parameters, and the fragment points to the calculator. */
export function shareUrl(pageUrl: string, deal: SharedDeal): string {
  const url = new URL(pageUrl);
  url.search = new URLSearchParams({ [SHARE_PARAMETER]: encodeDeal(deal) }).toString();
  url.hash = "calculator";
  return url.toString();
}
