// A deal as a single language-independent URL token:
// `2_2000_250000_420000_normal_4_85_2_11_annual_2026-12-01_t*2026-11-23_…`.
// The first field is the version. Version 1 links hold the inputs and the visitor's rates; version 2 links also hold
// the visitor's additions, the company rates of the day, and a checksum at the end.
import { SHARE_PARAMETER } from "../shareParameter";
import { checkNumber, encodeText } from "./codeText";
import { FIELDS, RATE_ORDER, type KeptDeal } from "./sharedDeal";

const join = (...parts: (string | number)[]) => parts.join("*");

const rateText = (value: number) => String(Number(value.toFixed(6)));

/** The deal as a code of letters, digits, and `_ - . *`, none of which is escaped in a URL. */
export function encodeDeal({ inputs, closingDay = "", changedRates, ratesOfDay, name, address }: KeptDeal): string {
  const { averageDraw, contingency, ownLines = [], rehabRows = [] } = inputs;
  const { day, rates, fees } = ratesOfDay;
  const code = [
    "2",
    ...FIELDS.map((field) => inputs[field]),
    closingDay,
    ...(averageDraw === undefined ? [] : [join("d", averageDraw)]),
    ...(contingency === undefined ? [] : [join("c", contingency)]),
    ...ownLines.map((line) => join("o", encodeText(line.name), line.amount, line.per === "month" ? "m" : "o")),
    ...rehabRows.map((row) => join("w", encodeText(row.name), row.amount, "o")),
    ...(name ? [join("n", encodeText(name))] : []),
    ...(address ? [join("a", encodeText(address))] : []),
    join("t", day),
    join("r", ...RATE_ORDER.map((key) => rateText(rates[key]))),
    ...fees.map(({ key, value, unit }) => join("f", key, rateText(value), unit === "usdAtClosing" ? "c" : "l")),
    ...Object.entries(changedRates).map(([key, value]) => join("v", key, value)),
  ].join("_");
  return `${code}_${checkNumber(code)}`;
}

/** The page's URL with the deal in it; drops other parameters, and the fragment points to the calculator. */
export function shareUrl(pageUrl: string, deal: KeptDeal): string {
  const url = new URL(pageUrl);
  url.search = new URLSearchParams({ [SHARE_PARAMETER]: encodeDeal(deal) }).toString();
  url.hash = "calculator";
  return url.toString();
}
