import type { Country } from "../../content/contentTypes/country";
import {
  CONTACT_FIELD_NAMES,
  emptyContactValues,
  fieldOf,
  INTENTS,
  type ContactValues,
  type FieldName,
  type Intent,
} from "../fields/contactFields";
import type { Language } from "../../i18n/languages";
import { countryName, namedCountry, namedPhoneCode, phoneCodeOf } from "../fields/countrySearch";
import { fieldId } from "../../forms/fieldId";

/** What a visitor has typed or chosen in a field of the page's HTML; undefined if `untouched`. */
export function typedText(name: FieldName, untouched: string = emptyContactValues[name]): string | undefined {
  const field = document.getElementById(fieldId("contact", name));
  if (field instanceof HTMLSelectElement) return field.value === untouched ? undefined : field.value;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue ? field.value : undefined;
}

const hasFocus = (name: FieldName) => document.activeElement?.id === fieldId("contact", name);

/** The text that the form shows for a value. */
function shownText(name: FieldName, value: string, countries: readonly Country[], language: Language): string {
  const country = name === "country" && countries.find(({ iso2 }) => iso2 === value);
  return country ? countryName(country, language) : value;
}

/**
 * The answers typed before the form's script loaded. What the draft holds as well is not typed but restored by the
 * browser. A country still being typed is not an answer yet: its text stays in its field.
 * @param kept the draft
 * @param door the intent that the page shows as chosen
 */
export function typedValues(
  kept: ContactValues,
  countries: readonly Country[],
  language: Language,
  door: string,
): Partial<ContactValues> {
  const values: Partial<ContactValues> = {};
  for (const name of CONTACT_FIELD_NAMES) {
    const typed = typedText(name, name === "intent" ? door : emptyContactValues[name]);
    if (typed === undefined || typed === shownText(name, kept[name], countries, language)) continue;
    if (fieldOf(name).typed === "value") values[name] = typed;
    else if (name === "phoneCode" && !hasFocus(name)) values[name] = namedPhoneCode(countries, typed) ?? kept[name];
    else if (name === "country" && !hasFocus(name)) values[name] = namedCountry(countries, typed)?.iso2 ?? kept[name];
  }
  const country = countries.find(({ iso2 }) => iso2 === values.country);
  const hasNumber = (values.phoneNumber ?? kept.phoneNumber) !== "";
  if (country && !hasNumber && values.phoneCode === undefined) values.phoneCode = phoneCodeOf(country);
  return values;
}

/**
 * The door that led here: the intent in the page's URL, such as `?intent=sell`.
 * @param offered those of the page
 * @param isChoice visitors may choose another: it is removed from the URL, so that their choice survives a reload
 */
export function addressedIntent(offered: readonly Intent[] = INTENTS, isChoice: boolean): Intent | undefined {
  const address = new URL(location.href);
  const intent = offered.find((known) => known === address.searchParams.get("intent"));
  if (intent && isChoice) {
    address.searchParams.delete("intent");
    history.replaceState(history.state, "", address);
  }
  return intent;
}
