// Can the company's phone numbers be dialed?
import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.min.json";
import type { Words } from "../../i18n/editorLanguages";
import { foundFields } from "../schema/foundFields";
import type { ParsedFile, Problem } from "../read/problem";

/** Digits of a full number including the country code: ITU-T E.164 allows 15, and no country has fewer than 8. */
const [FEWEST, MOST] = [8, 15];

/** In North American numbers, area code and exchange begin with 2 to 9 (nanpa.com). */
const NORTH_AMERICAN = /^1[2-9]\d{2}[2-9]\d{6}$/;

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

const IMPOSSIBLE: Words = {
  en: "is not a number that can be dialed: check its country code and how many digits follow it",
  es: "no es un número que se pueda marcar: revise el código del país y cuántas cifras le siguen",
};

function phoneMessage(written: string): Words | undefined {
  const digits = written.replace(/\D/g, "");
  if (digits.length < FEWEST || digits.length > MOST)
    return {
      en: `has ${digits.length} digits: a number with its country code must have ${FEWEST} to ${MOST}`,
      es: `tiene ${digits.length} cifras: un número con el código del país tiene de ${FEWEST} a ${MOST}`,
    };
  if (digits.startsWith("0")) return BEGINS_WITH_ZERO;
  if (digits.startsWith("1") && !NORTH_AMERICAN.test(digits)) return NOT_NORTH_AMERICAN;
  return parsePhoneNumberFromString(`+${digits}`, metadata)?.isPossible() ? undefined : IMPOSSIBLE;
}

/** Phone numbers and tel links that cannot be dialed. */
export function phoneProblems({ name: file, schema, value }: ParsedFile): Problem[] {
  return foundFields(schema, value).flatMap(({ field, value: written, meta }) => {
    if (typeof written !== "string" || written === "") return [];
    if (meta.kind !== "phone" && !(meta.kind === "link" && written.startsWith("tel:+"))) return [];
    const message = phoneMessage(written);
    return message ? [{ file, field, message }] : [];
  });
}
