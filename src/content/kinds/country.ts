import { number, string } from "yup";
import { group, list, name, type InferType } from "../fields";

export const countrySchema = group({
  iso2: string()
    .strict()
    .required("is missing")
    .matches(/^[A-Z]{2}$/, "must be two capital letters such as MX"),
  dialCode: number()
    .strict()
    .required("is missing")
    .integer("must be a whole number")
    .min(1, "must be at least 1")
    .max(999, "must be at most 999"),
  nameEn: name(60, "English name"),
  nameEs: name(60, "Spanish name"),
});

export const countriesSchema = list()
  .of(countrySchema)
  .required("is missing: list the countries")
  .min(1, "needs at least one country");

export type Country = InferType<typeof countrySchema>;
