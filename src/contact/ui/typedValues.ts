import type { Country } from "../../content/kinds/country";
import { emptyContactValues, type ContactValues } from "../fields/contactSchema";
import { countryOfPhoneCode, namedCountry, phoneCodeOf } from "../fields/countrySearch";
import { fieldId } from "./fieldId";
import { readPhone } from "../fields/phoneEntry";

/** The text that a visitor has typed into a field of the page's HTML; undefined for an untouched one. */
export function typedText(name: keyof ContactValues): string | undefined {
  const field = document.getElementById(fieldId(name));
  return field instanceof HTMLInputElement && field.value !== field.defaultValue ? field.value : undefined;
}

const hasFocus = (name: keyof ContactValues) => document.activeElement?.id === fieldId(name);

/**
 * The answers that were typed into the page before the form's script came. A country that is still being typed is no
 * answer yet: its text stays in its field.
 */
export function typedValues(countries: readonly Country[]): Partial<ContactValues> {
  const values: Partial<ContactValues> = {};
  for (const name of ["firstName", "lastName", "email"] as const) {
    const typed = typedText(name);
    if (typed !== undefined) values[name] = typed;
  }
  const country = hasFocus("country") ? undefined : namedCountry(countries, typedText("country") ?? "");
  if (country) Object.assign(values, { country: country.iso2, phoneCode: phoneCodeOf(country) });
  const code = hasFocus("phoneCode") ? undefined : typedText("phoneCode");
  const coded =
    code &&
    (countryOfPhoneCode(countries, `+${code.replace(/\D/g, "")}`, [values.country]) ?? namedCountry(countries, code));
  if (coded) values.phoneCode = phoneCodeOf(coded);
  const number = typedText("phoneNumber");
  if (number !== undefined) {
    const phoneCode = values.phoneCode ?? emptyContactValues.phoneCode;
    Object.assign(values, readPhone(number, phoneCode, countries));
  }
  return values;
}
