// The form as posted without scripts: typed names and numbers become what the script would send.
import { CONTACT_FIELD_NAMES, type FieldName, type NamedField } from "../../../contact/fields/contactFields";
import { namedCountry, phoneCodeOf } from "../../../contact/fields/countrySearch";
import type { Country } from "../../../content/contentTypes/country";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../../i18n/languages";
import { languageOfPath, pathIn, withoutLanguage } from "../../../i18n/paths";
import { PAGES, pathOf } from "../../../site/pages";

/** The language and the page to respond in. */
export interface FormPlace {
  language: Language;
  /** Path of a page on this site. */
  page: string;
}

export interface FormPost extends FormPlace {
  /** The body that the form's script would have sent. */
  body: Record<string, string>;
}

/** The place to use for a form post without a readable one. */
export const defaultPlace = (language: Language = DEFAULT_LANGUAGE): FormPlace => ({
  language,
  page: pathIn(language, pathOf("contactUs")),
});

/** The page if it is on this site: visitors are never sent elsewhere. */
const ownPage = (page: string): string | undefined => {
  const bare = withoutLanguage(page);
  const isKnown = PAGES.some(({ path }) => path === bare) && pathIn(languageOfPath(page), bare) === page;
  return isKnown ? page : undefined;
};

/** The place named by a page's URL; undefined when it is not on this site. */
export function placeOfAddress(address: string): FormPlace | undefined {
  const page = URL.canParse(address) ? ownPage(new URL(address).pathname) : undefined;
  return page === undefined ? undefined : { language: languageOfPath(page), page };
}

/** `+52`, `0052`, `52`, `México (+52)`, or a country's name; anything unrecognized is left for validation to reject. */
function phoneCodeNamed(countries: readonly Country[], typed: string): string {
  const digits = /^[\d\s().-]+$/.test(typed) ? typed.replace(/\D/g, "").replace(/^00/, "") : /\+(\d+)/.exec(typed)?.[1];
  if (digits !== undefined) return `+${digits}`;
  const country = namedCountry(countries, typed);
  return country ? phoneCodeOf(country) : typed;
}

/** The number without the dial code, in case it was typed again: `+52 55 …` or `0052 55 …`. */
function withoutCode(number: string, phoneCode: string): string {
  const digits = number.replace(/\D/g, "");
  const codes = number.trim().startsWith("+") ? [phoneCode.slice(1)] : [`00${phoneCode.slice(1)}`];
  const code = codes.find((one) => one.length > 1 && digits.startsWith(one));
  return code === undefined ? digits : digits.slice(code.length);
}

type Convert = (typed: string, body: Readonly<Record<string, string>>, countries: readonly Country[]) => string;

/** Converts typed answers into the values they name. A field may depend on another's answer. */
const NAMED: Record<NamedField, Convert> = {
  phoneCode: (typed, _body, countries) => typed && phoneCodeNamed(countries, typed),
  phoneNumber: (typed, { phoneCode = "" }) => withoutCode(typed, phoneCode),
  country: (typed, _body, countries) => namedCountry(countries, typed)?.iso2 ?? typed,
};

/** Reads an `application/x-www-form-urlencoded` body; unknown fields are dropped. */
export function readForm(text: string, countries: readonly Country[]): FormPost {
  const fields = new URLSearchParams(text);
  const typed = (name: string) => (fields.get(name) ?? "").trim();
  const page = ownPage(typed("page"));
  const language =
    LANGUAGES.find((one) => one === typed("language")) ?? (page ? languageOfPath(page) : DEFAULT_LANGUAGE);
  const body: Record<string, string> = { language, website: typed("website") === "" ? "" : "filled" };
  const converters: Partial<Record<FieldName, Convert>> = NAMED;
  for (const name of CONTACT_FIELD_NAMES) body[name] = converters[name]?.(typed(name), body, countries) ?? typed(name);
  if (page !== undefined) body.page = page;
  return { body, language, page: page ?? defaultPlace(language).page };
}
