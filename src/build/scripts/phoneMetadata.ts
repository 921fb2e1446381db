import wholeMetadata from "libphonenumber-js/metadata.min.json";
import type { Plugin } from "rolldown";
import { cutMetadata } from "../../contact/fields/phoneMetadata";
import { countriesSchema } from "../../content/contentTypes/country";
import { readChecked } from "../../content/checks/readChecked";

/** Gives the browser the phone metadata of the countries in content/ only. */
export const phoneMetadata: Plugin = {
  name: "phone-metadata",
  load(file) {
    if (!/libphonenumber-js[\\/]metadata\.min\.json(\.js)?$/.test(file)) return null;
    const countries = readChecked("content/countries.json", countriesSchema);
    return { code: JSON.stringify(cutMetadata(wholeMetadata, countries)), moduleType: "json" };
  },
};
