// The Spanish names of fields and choices, each in a file beside the schema that has it; those of several schemas beside
// the building blocks.
import calculatorContent from "../../content/contentTypes/calculator.es.json";
import countryContent from "../../content/contentTypes/country.es.json";
import entriesContent from "../../content/contentTypes/entries.es.json";
import siteContent from "../../content/contentTypes/site.es.json";
import wordPageContent from "../../content/contentTypes/wordPage.es.json";
import fields from "../../content/schema/fields.es.json";
import texts from "../../content/texts/texts.es.json";

/** By file. A name is in one of them only; a test reports others. */
export const SPANISH_FILES: readonly Readonly<Record<string, string>>[] = [
  calculatorContent,
  countryContent,
  entriesContent,
  siteContent,
  wordPageContent,
  fields,
  texts,
];

/** By name, as fields and choices have it. */
export const SPANISH_NAMES: ReadonlyMap<string, string> = new Map(
  SPANISH_FILES.flatMap((file) => Object.entries(file)),
);
