import { readFileSync } from "node:fs";
import path from "node:path";
import { flagAddress } from "../../contact/ui/country/flagAddress";
import type { Country } from "../../content/contentTypes/country";
import { replaceFiles } from "../replaceFiles";

const DRAWINGS = "node_modules/country-flag-icons/3x2";

/** Writes the flags of the form's countries; throws if a country has no flag image. */
export function writeFlags(publicFolder: string, contentFolder: string): void {
  const countries = JSON.parse(readFileSync(path.join(contentFolder, "countries.json"), "utf8")) as Country[];
  const drawings = countries.map(
    ({ iso2 }) => [path.basename(flagAddress(iso2)), readFileSync(path.join(DRAWINGS, `${iso2}.svg`), "utf8")] as const,
  );
  replaceFiles(path.join(publicFolder, "flags"), new Map(drawings));
}
