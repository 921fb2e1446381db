import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import wholeMetadata from "libphonenumber-js/metadata.min.json";
import { cutMetadata, type Dialable } from "../../contact/fields/phoneMetadata";

/** Gives the browser the phone metadata of the countries in content/ only. */
export const phoneMetadata: Plugin = {
  name: "phone-metadata",
  setup: ({ onLoad }) =>
    onLoad({ filter: /libphonenumber-js[\\/]metadata\.min\.json(\.js)?$/ }, () => {
      // Checked before the build began.
      const countries = JSON.parse(readFileSync("content/countries.json", "utf8")) as Dialable[];
      return { contents: JSON.stringify(cutMetadata(wholeMetadata, countries)), loader: "json" };
    }),
};
