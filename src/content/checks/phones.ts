// Can the company's phone numbers be dialed?
import type { Words } from "../../i18n/editorLanguages";
import { foundFields } from "../schema/foundFields";
import { isGroup } from "../isGroup";
import type { ParsedFile, Problem } from "./problem";

/** Digits of a full number including the country code: ITU-T E.164 allows 15, and no country has fewer than 8. */
const [FEWEST, MOST] = [8, 15];

/** In North American numbers, area code and exchange begin with 2 to 9 (nanpa.com). */
const NORTH_AMERICAN = /^1[2-9]\d{2}[2-9]\d{6}$/;

/** How many digits follow a dial code, from countries.json. */
interface DialLength {
  code: string;
  least: number;
  most: number;
}

function dialLengths(countries: unknown): DialLength[] {
  if (!Array.isArray(countries)) return [];
  return countries.flatMap((country: unknown) => {
    if (!isGroup(country) || !Array.isArray(country.phoneDigits)) return [];
    const digits = country.phoneDigits.filter((one) => typeof one === "number");
    if (digits.length === 0) return [];
    return [{ code: String(country.dialCode), least: Math.min(...digits), most: Math.max(...digits) }];
  });
}

const between = (least: number, most: number): Words => {
  const range = { en: `${least} to ${most}`, es: `de ${least} a ${most}` };
  return least === most ? { en: `${least}`, es: `${least}` } : range;
};

const BEGINS_WITH_ZERO: Words = {
  en: "starts with 0: start with the country code, such as 1 for the United States",
  es: "empieza por 0: empiece por el código del país, como 1 para Estados Unidos",
};

const NOT_NORTH_AMERICAN: Words = {
  en:
    "is not a valid US or Canadian number: the 1 must be followed by ten digits, and neither the first nor the " +
    "fourth of them can be 0 or 1",
  es:
    "no es un número válido de Estados Unidos o Canadá: después del 1 van diez cifras, y ni la primera ni la cuarta puede ser " +
    "0 o 1",
};

function phoneMessage(written: string, lengths: readonly DialLength[]): Words | undefined {
  const digits = written.replace(/\D/g, "");
  if (digits.length < FEWEST || digits.length > MOST)
    return {
      en: `has ${digits.length} digits: a number with its country code must have ${FEWEST} to ${MOST}`,
      es: `tiene ${digits.length} cifras: un número con el código del país tiene de ${FEWEST} a ${MOST}`,
    };
  if (digits.startsWith("0")) return BEGINS_WITH_ZERO;
  if (digits.startsWith("1") && !NORTH_AMERICAN.test(digits)) return NOT_NORTH_AMERICAN;
  const own = lengths.find(({ code }) => digits.startsWith(code));
  const rest = own && digits.length - own.code.length;
  if (!own || rest === undefined || (rest >= own.least && rest <= own.most)) return undefined;
  const { en, es } = between(own.least, own.most);
  return {
    en: `has ${rest} digits after ${own.code}: numbers in that country have ${en}`,
    es: `tiene ${rest} cifras después de ${own.code}: en ese país los números tienen ${es}`,
  };
}

/** Phone numbers and tel links that cannot be dialed. */
export function phoneProblems(files: ParsedFile[]): Problem[] {
  const lengths = dialLengths(files.find(({ name }) => name === "countries.json")?.value);
  return files.flatMap(({ name: file, schema, value }) =>
    foundFields(schema, value).flatMap(({ field, value: written, meta }) => {
      if (typeof written !== "string" || written === "") return [];
      if (meta.kind !== "phone" && !(meta.kind === "link" && written.startsWith("tel:+"))) return [];
      const message = phoneMessage(written, lengths);
      return message ? [{ file, field, message }] : [];
    }),
  );
}
