import { textLike } from "../schema/fields";

/** The company's page on a social network, if it has one. */
export const profile = () =>
  textLike(
    /^https:\/\/[^\s{}]+$/,
    { en: "is missing: write the address", es: "falta: escriba la dirección" },
    {
      en: "must start with https:// and have no spaces or braces",
      es: "debe empezar por https:// y no tener espacios ni llaves",
    },
  )
    .notRequired()
    .meta({ kind: "profile" });
