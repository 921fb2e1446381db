import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.min.json";

/** Without a country code, a number is one of the company's own country. */
const HOME = "US";

/**
 * A phone number as the content has it, from any way of writing it: `+1 305 555 0142` for `(305) 555-0142`, or, for a
 * chat, its digits alone. What is no number stays as it is, for the check to report.
 */
export function writtenPhone(text: string, isDigitsOnly: boolean): string {
  const hasCode = isDigitsOnly && !/^\D*\+/.test(text) && text.replace(/\D/g, "").length > 10;
  const phone = parsePhoneNumberFromString(hasCode ? `+${text}` : text, { defaultCountry: HOME }, metadata);
  if (!phone?.isPossible() || phone.ext) return text;
  const [number, international] = [phone.number.slice(1), phone.formatInternational().replace(/[^+\d]+/g, " ")];
  return isDigitsOnly ? number : international;
}
