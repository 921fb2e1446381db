// What the server needs from content/: the countries, the texts of the contact form and staff emails, and the company's
// contact details.
import { join, resolve } from "node:path";
import { countriesSchema, type Country } from "../../../content/contentTypes/country";
import { siteSchema } from "../../../content/contentTypes/site";
import { readChecked } from "../../../content/checks/readChecked";
import { factsOf } from "../../../content/facts";
import { readText } from "../../../content/checks/readText";
import type { ContactFormText, StaffMailText } from "../../../content/texts/texts";
import { perLanguage, type Language } from "../../../i18n/languages";
import { reasonOf } from "../../../platform/reasonOf";
import { SettingsError } from "../../config/settings";
import { trimEnd } from "../../../platform/trimEnd";

export interface FormContent {
  countries: readonly Country[];
  texts: Readonly<Record<Language, ContactFormText>>;
  /** How the page for sellers labels the message. */
  sellersMessage: Readonly<Record<Language, string>>;
  staffTexts: Readonly<Record<Language, StaffMailText>>;
  siteUrl: string;
  brand: string;
  email: string;
}

const companySchema = siteSchema.pick(["url", "brand", "legalName", "contact"]).noUnknown(false);

/**
 * Reads the form's content from a folder, by default the project's in the working directory.
 * @throws SettingsError when a file is missing or invalid
 */
export async function readFormContent(folder = "content"): Promise<FormContent> {
  try {
    return readFrom(resolve(folder));
  } catch (error) {
    throw new SettingsError([reasonOf(error)]);
  }
}

function readFrom(folder: string): FormContent {
  const company = readChecked(join(folder, "site.json"), companySchema);
  const facts = factsOf(company);
  const sellers = readText(folder, "sell-your-house", facts);
  return {
    countries: readChecked(join(folder, "countries.json"), countriesSchema),
    texts: readText(folder, "contact-form", facts),
    sellersMessage: perLanguage((language) => sellers[language].form.message),
    staffTexts: readText(folder, "staff-mail", facts),
    siteUrl: trimEnd(company.url, /\//),
    brand: company.brand,
    email: company.contact.email,
  };
}
