import { readFileSync } from "node:fs";
import path from "node:path";
import { flagAddress } from "../../contact/ui/country/flagAddress";
import type { Country } from "../../content/contentTypes/country";
import { replaceFiles } from "../replaceFiles";
import { isGroup } from "../../content/isGroup";
import { listIn } from "../../content/listIn";

const DRAWINGS = "node_modules/country-flag-icons/3x2";

const hasFlag = (entry: unknown): entry is Pick<Country, "iso2"> => isGroup(entry) && typeof entry.iso2 === "string";

/** Writes the flags of the form's countries; throws if a country has no flag image. */
export function writeFlags(publicFolder: string, contentFolder: string): void {
  const countries = listIn(readFileSync(path.join(contentFolder, "countries.json"), "utf8"), hasFlag);
  const drawings = countries.map(
    ({ iso2 }) => [path.basename(flagAddress(iso2)), readFileSync(path.join(DRAWINGS, `${iso2}.svg`), "utf8")] as const,
  );
  replaceFiles(path.join(publicFolder, "flags"), new Map(drawings));
}
