import { hasFlag } from "country-flag-icons";
import { group, line, list, textLike, integer } from "../schema/fields";
import type { InferType } from "yup";

export const countrySchema = group({
  iso2: textLike(
    /^[A-Z]{2}$/,
    { en: "is missing: write the country code", es: "falta: escriba el código del país" },
    { en: "must be two capital letters such as MX", es: "deben ser dos letras mayúsculas, como MX" },
  ).test(
    "country",
    {
      en: "is not a country's ISO code: look it up, such as GB for the United Kingdom",
      es: "no es el código ISO de un país: búsquelo, como GB para el Reino Unido",
    },
    (code = "") => !/^[A-Z]{2}$/.test(code) || hasFlag(code),
  ),
  dialCode: integer(1, 999),
  name: line(60, { sameAllowed: true }).meta({ everyLanguage: true }),
});

export const countriesSchema = list()
  .of(countrySchema)
  .required({ en: "is missing: list the countries", es: "falta: enumere los países" })
  .min(1, { en: "needs at least one country", es: "necesita al menos un país" });

/** A country as the form and the server receive it. */
export type Country = Readonly<InferType<typeof countrySchema>>;
