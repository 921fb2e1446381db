import { readFileSync } from "node:fs";
import wholeMetadata from "libphonenumber-js/metadata.min.json";
import type { Plugin } from "rolldown";
import { cutMetadata, type Dialable } from "../../contact/fields/phoneMetadata";

/** Gives the browser the phone metadata of the countries in content/ only. */
export const phoneMetadata: Plugin = {
  name: "phone-metadata",
  load(file) {
    if (!/libphonenumber-js[\\/]metadata\.min\.json(\.js)?$/.test(file)) return null;
    // Checked before the build began.
    const countries = JSON.parse(readFileSync("content/countries.json", "utf8")) as Dialable[];
    return { code: JSON.stringify(cutMetadata(wholeMetadata, countries)), moduleType: "json" };
  },
};
