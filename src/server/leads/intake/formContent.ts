// What the server needs from content/: the countries, the texts of the contact form and staff emails, and the company's
// contact details.
import { join, resolve } from "node:path";
import type { Schema } from "yup";
import { countriesSchema, type Country } from "../../../content/contentTypes/country";
import { siteSchema } from "../../../content/contentTypes/site";
import { oneLanguage } from "../../../content/oneLanguage";
import { readChecked } from "../../../content/checks/readChecked";
import { interpolateJson, factsOf } from "../../../content/interpolate";
import { contactFormText, type ContactFormText } from "../../../content/texts/contactForm";
import { sellYourHouseText } from "../../../content/texts/sellYourHouse";
import { staffMailText, type StaffMailText } from "../../../content/texts/staffMail";
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

const sellersSchema = sellYourHouseText.pick(["form"]).noUnknown(false);

const companySchema = siteSchema.pick(["url", "brand", "legalName", "contact"]).noUnknown(false);

function readNeeded<T>(file: string, schema: Schema<T>): T {
  try {
    return readChecked(resolve(file), schema);
  } catch (error) {
    throw new SettingsError([reasonOf(error)]);
  }
}

/**
 * Reads the form's content from a folder, by default the project's in the working directory.
 * @throws SettingsError when a file is missing or invalid
 */
export async function readFormContent(folder = "content"): Promise<FormContent> {
  const countries = readNeeded(join(folder, "countries.json"), countriesSchema);
  const text = readNeeded(join(folder, "text/contact-form.json"), contactFormText);
  const sellers = readNeeded(join(folder, "text/sell-your-house.json"), sellersSchema);
  const staffText = readNeeded(join(folder, "text/staff-mail.json"), staffMailText);
  const company = readNeeded(join(folder, "site.json"), companySchema);
  const filled = staffMailText.validateSync(JSON.parse(interpolateJson(JSON.stringify(staffText), factsOf(company))), {
    strict: true,
  });
  return {
    countries,
    texts: perLanguage((language) => oneLanguage(text, language)),
    sellersMessage: perLanguage((language) => oneLanguage(sellers, language).form.message),
    staffTexts: perLanguage((language) => oneLanguage(filled, language)),
    siteUrl: trimEnd(company.url, /\//),
    brand: company.brand,
    email: company.contact.email,
  };
}
