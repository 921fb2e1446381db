import { group, list, name, textLike, whole, type InferType } from "../fields";

export const countrySchema = group({
  iso2: textLike(/^[A-Z]{2}$/, "is missing: write the country's code", "must be two capital letters such as MX"),
  dialCode: whole(1, 999),
  nameEn: name(60, "English name"),
  nameEs: name(60, "Spanish name"),
});

export const countriesSchema = list()
  .of(countrySchema)
  .required("is missing: list the countries")
  .min(1, "needs at least one country");

export type Country = InferType<typeof countrySchema>;
