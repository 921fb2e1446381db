import type { Country } from "../../content/contentTypes/country";
import {
  CONTACT_FIELD_NAMES,
  emptyContactValues,
  fieldOf,
  type ContactValues,
  type FieldName,
} from "../fields/contactFields";
import { countryOfPhoneCode, namedCountry, phoneCodeOf } from "../fields/countrySearch";
import { readPhone } from "../fields/phoneEntry";
import { fieldId } from "./fieldId";

/** What a visitor has typed or chosen in a field of the page's HTML; undefined if `untouched`. */
export function typedText(name: FieldName, untouched: string = emptyContactValues[name]): string | undefined {
  const field = document.getElementById(fieldId(name));
  if (field instanceof HTMLSelectElement) return field.value === untouched ? undefined : field.value;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue ? field.value : undefined;
}

const hasFocus = (name: FieldName) => document.activeElement?.id === fieldId(name);

/**
 * The answers typed before the form's script loaded. A country still being typed is not an answer yet: its text stays
 * in its field.
 * @param untouched the form's initial answers
 */
export function typedValues(countries: readonly Country[], untouched: ContactValues): Partial<ContactValues> {
  const values: Partial<ContactValues> = {};
  for (const name of CONTACT_FIELD_NAMES) {
    const typed = fieldOf(name).typed === "value" ? typedText(name, untouched[name]) : undefined;
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

/**
 * What the page's URL preselects, such as `?intent=sell`. It is removed from the URL, so that a later choice survives a
 * reload.
 * @param shown the form's fields
 */
export function takeAddressedValues(shown: readonly FieldName[]): Partial<ContactValues> {
  const address = new URL(location.href);
  const values: Partial<ContactValues> = {};
  for (const name of shown) {
    const value = address.searchParams.get(name);
    if (value === null || !fieldOf(name).choices?.includes(value)) continue;
    values[name] = value;
    address.searchParams.delete(name);
  }
  if (Object.keys(values).length > 0) history.replaceState(history.state, "", address);
  return values;
}
