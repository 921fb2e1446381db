import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { group, list, name, textLike, whole, type InferType } from "../fields";

type NameKey = `name${Capitalize<Language>}`;

/** The field with a country's name in a language: `nameEs`. */
export const nameKey = (language: Language) => `name${language.charAt(0).toUpperCase()}${language.slice(1)}` as NameKey;

const names = Object.fromEntries(
  LANGUAGES.map((language) => [nameKey(language), name(60, `${LANGUAGE_NAMES[language].english} name`)]),
) as Record<NameKey, ReturnType<typeof name>>;

export const countrySchema = group({
  iso2: textLike(/^[A-Z]{2}$/, "is missing: write the country's code", "must be two capital letters such as MX"),
  dialCode: whole(1, 999),
  ...names,
  phoneDigits: list()
    .of(whole(4, 15))
    .min(1, "needs one number, or the least and the most")
    .max(2, "keep it to the least and the most")
    .test(
      "rising",
      "must name the least before the most",
      (digits) => !digits || (digits[0] ?? 0) <= (digits[1] ?? Infinity),
    )
    .meta({ hint: "How many digits follow the dial code: one number, or the least and the most. Left out: ten." }),
});

export const countriesSchema = list()
  .of(countrySchema)
  .required("is missing: list the countries")
  .min(1, "needs at least one country");

/** A country as the form and the server receive it. */
export interface Country extends Readonly<Omit<InferType<typeof countrySchema>, "phoneDigits">> {
  /** How many digits follow the dial code: one number, or the least and the most; ten where nothing is said. */
  readonly phoneDigits?: readonly number[] | null;
}
