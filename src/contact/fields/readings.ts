// How the fields are read whose text only names their value, and those that depend on another field.
import type { Country } from "../../content/contentTypes/country";
import { namedCountry, namedPhoneCode } from "./countrySearch";
import { phoneLengths, readPhone } from "./readPhone";
import { withoutInvisible } from "./readText";

/** Keys of the messages a field can show; after a colon, `errors.invalidPhone` has the number of digits: `8-9`. */
export type ContactErrorKey =
  | "errors.required"
  | "errors.invalidEmail"
  | "errors.invalidPhone"
  | "errors.unlistedPhone"
  | "errors.selectCountry"
  | "errors.selectPhoneCode"
  | "errors.selectOption"
  | "errors.tooLong"
  | "errors.invalidText";

/** What a typed text means. With a mistake, `value` is what was typed. */
export interface Reading {
  value: string;
  mistake?: string | undefined;
}

/** The whole form as typed: a phone number depends on the code beside it. */
export interface TypedForm {
  typed: { readonly phoneCode: string; readonly phoneNumber: string };
  countries: readonly Country[];
}

const wrong = (value: string, mistake: ContactErrorKey): Reading => ({ value, mistake });

/** The number in the form, and the code that is selected for it. */
function phoneIn({ typed, countries }: TypedForm) {
  const selected = namedPhoneCode(countries, typed.phoneCode);
  return { selected, phone: readPhone(typed.phoneNumber, selected ?? "", countries) };
}

/** A dial code. A number with its own code brings it along. */
export function readPhoneCode(typed: string, form: TypedForm): Reading {
  const { selected, phone } = phoneIn(form);
  if ("phoneCode" in phone && "phoneNumber" in phone) return { value: phone.phoneCode };
  if (selected !== undefined) return { value: selected };
  return wrong(typed, withoutInvisible(typed) === "" ? "errors.required" : "errors.selectPhoneCode");
}

/** The digits of a phone number after its code. */
export function readPhoneNumber(typed: string, form: TypedForm): Reading {
  if (withoutInvisible(typed) === "") return wrong("", "errors.required");
  const { phone } = phoneIn(form);
  if ("phoneNumber" in phone) return { value: phone.phoneNumber };
  if (phone.mistake === "unlisted") return wrong(typed, "errors.unlistedPhone");
  // Without a known code, a number has ten digits, as specified.
  if (phone.phoneCode === "" && typed.replace(/\D/g, "").length === 10) return { value: typed };
  const digits = phoneLengths(phone.phoneCode, form.countries);
  return { value: typed, mistake: digits === "10" ? "errors.invalidPhone" : `errors.invalidPhone:${digits}` };
}

/** The extension behind the phone number, or as it has been read before. */
export function readPhoneExtension(typed: string, form: TypedForm): Reading {
  const { phone } = phoneIn(form);
  const value = ("phoneNumber" in phone && phone.phoneExtension) || withoutInvisible(typed);
  return /^\d*$/.test(value) ? { value } : wrong(typed, "errors.invalidText");
}

/** A country's two-letter code. */
export function readCountry(typed: string, { countries }: TypedForm): Reading {
  const country = namedCountry(countries, typed);
  return country ? { value: country.iso2 } : wrong(typed, "errors.selectCountry");
}

/** One of a few choices, or none. */
export const readChoice =
  (choices: readonly string[]) =>
  (typed: string): Reading => {
    const value = withoutInvisible(typed);
    return value === "" || choices.includes(value) ? { value } : wrong(typed, "errors.selectOption");
  };
