// The Spanish names of fields and choices, each in a file beside the schema that has it; those of several schemas beside
// the building blocks.
import calculatorContent from "../../content/contentTypes/calculator.es.json";
import countryContent from "../../content/contentTypes/country.es.json";
import entriesContent from "../../content/contentTypes/entries.es.json";
import siteContent from "../../content/contentTypes/site.es.json";
import wordPageContent from "../../content/contentTypes/wordPage.es.json";
import fields from "../../content/schema/fields.es.json";
import calculatorText from "../../content/texts/calculator.es.json";
import commonText from "../../content/texts/common.es.json";
import contactFormText from "../../content/texts/contactForm.es.json";
import homeText from "../../content/texts/home.es.json";
import investText from "../../content/texts/invest.es.json";
import notFoundText from "../../content/texts/notFound.es.json";
import projectText from "../../content/texts/project.es.json";
import projectsText from "../../content/texts/projects.es.json";
import sellYourHouseText from "../../content/texts/sellYourHouse.es.json";
import servicesText from "../../content/texts/services.es.json";
import staffMailText from "../../content/texts/staffMail.es.json";
import teaserText from "../../content/texts/teaser.es.json";
import whoWeAreText from "../../content/texts/whoWeAre.es.json";

/** By file. A name is in one of them only; a test reports others. */
export const SPANISH_FILES: readonly Readonly<Record<string, string>>[] = [
  calculatorContent,
  countryContent,
  entriesContent,
  siteContent,
  wordPageContent,
  fields,
  calculatorText,
  commonText,
  contactFormText,
  homeText,
  investText,
  notFoundText,
  projectText,
  projectsText,
  sellYourHouseText,
  servicesText,
  staffMailText,
  teaserText,
  whoWeAreText,
];

/** By name, as fields and choices have it. */
export const SPANISH_NAMES: ReadonlyMap<string, string> = new Map(
  SPANISH_FILES.flatMap((file) => Object.entries(file)),
);
