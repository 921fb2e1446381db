import { plainDigits } from "../platform/plainDigits";
import { LONGEST_NUMBER, NOTHING, unread, valueOf, type Reading } from "./reading";

const DECIMAL = /^(\d+(?:[.,]\d*)?|[.,]\d+)(\D*)$/;

/** Decimals of a rate: as many as pages show. */
const DECIMALS = 3;

const PERCENT = /^(?:%|percent|por\s*ciento|per\s*cent)?\.?$/i;
const MONTHS = /^(?:months?|mos?|mes|meses)?\.?$/i;

const plain = (text: string) =>
  plainDigits(text)
    .normalize("NFKC")
    .replace(/\u066b/g, ".")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .trim();

function readDecimal(text: string, unit: RegExp): Reading<number> {
  const typed = plain(text);
  if (typed === "") return NOTHING;
  const [, number = "", rest = ""] = (text.length <= LONGEST_NUMBER && DECIMAL.exec(typed)) || [];
  const value = Number(number.replace(",", "."));
  const isRead = number !== "" && unit.test(rest.trim()) && Number(value.toFixed(DECIMALS)) === value;
  return isRead ? valueOf(value) : unread(text);
}

/**
 * A share in percent, or how many times something counts: `12.75`, `12,75 %`, `.5`. In both languages a comma and a
 * period both start the decimals, of which there are at most three; nothing separates thousands.
 */
export function readPercentage(text: string, most = Infinity): Reading<number> {
  const read = readDecimal(text, PERCENT);
  return read.is === "value" && read.value > most ? unread(text) : read;
}

/** A whole number, such as months: `8`, `8 meses`. `2.5` and `1,000` are not cut or joined to one. */
export function readCount(text: string, most = Infinity): Reading<number> {
  const read = /[.,]\d/.test(plain(text)) ? unread(text) : readDecimal(text, MONTHS);
  return read.is === "value" && read.value > most ? unread(text) : read;
}
