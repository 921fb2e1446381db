// What the server needs from content/: the countries, the texts of the contact form and staff emails, and the company's
// contact details.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Schema } from "yup";
import { DETAILS_FIELDS, shownFields, type FieldName } from "../../../contact/fields/contactFields";
import { shapeProblems } from "../../../content/checks/shapeProblems";
import { countriesSchema, type Country } from "../../../content/contentTypes/country";
import { siteSchema } from "../../../content/contentTypes/site";
import { oneLanguage } from "../../../content/oneLanguage";
import { wordsInFile } from "../../../content/messageWords";
import { interpolateJson, factsOf } from "../../../content/interpolate";
import { contactFormText, type ContactFormText } from "../../../content/texts/contactForm";
import { sellYourHouseText } from "../../../content/texts/sellYourHouse";
import { staffMailText, type StaffMailText } from "../../../content/texts/staffMail";
import { perLanguage, type Language } from "../../../i18n/languages";
import { reasonOf } from "../../../platform/reasonOf";
import { SettingsError } from "../../config/settings";

export interface FormContent {
  countries: readonly Country[];
  texts: Readonly<Record<Language, ContactFormText>>;
  /** How the page for sellers labels the message. */
  sellersMessage: Readonly<Record<Language, string>>;
  staffTexts: Readonly<Record<Language, StaffMailText>>;
  /** The site's public URL, without a trailing slash. */
  siteUrl: string;
  brand: string;
  email: string;
  /** What the form asks beyond the specified CRM record. */
  details: readonly FieldName[];
}

const sellersSchema = sellYourHouseText.pick(["form"]).noUnknown(false);

const companySchema = siteSchema.pick(["url", "brand", "legalName", "contact", "contactForm"]).noUnknown(false);

async function readChecked<T>(file: string, schema: Schema<T>): Promise<T> {
  const unusable = (reason: string) => new SettingsError([`${file} cannot be used: ${reason}`]);
  let value: unknown;
  try {
    value = JSON.parse(await readFile(resolve(file), "utf8"));
  } catch (error) {
    throw unusable(reasonOf(error));
  }
  const [problem] = shapeProblems({ name: file, schema, value });
  if (problem) throw unusable([problem.field, wordsInFile(problem.message.en)].filter(Boolean).join(" "));
  return value as T;
}

/**
 * Reads the form's content from a folder, by default the project's in the working directory.
 * @throws SettingsError when a file is missing or invalid
 */
export async function readFormContent(folder = "content"): Promise<FormContent> {
  const countries = await readChecked(join(folder, "countries.json"), countriesSchema);
  const text = await readChecked(join(folder, "text/contact-form.json"), contactFormText);
  const sellers = await readChecked(join(folder, "text/sell-your-house.json"), sellersSchema);
  const staffText = await readChecked(join(folder, "text/staff-mail.json"), staffMailText);
  const company = await readChecked(join(folder, "site.json"), companySchema);
  const filled = JSON.parse(interpolateJson(JSON.stringify(staffText), factsOf(company))) as typeof staffText;
  return {
    countries,
    texts: perLanguage((language) => oneLanguage(text, language)),
    sellersMessage: perLanguage((language) => oneLanguage(sellers, language).form.message),
    staffTexts: perLanguage((language) => oneLanguage(filled, language)),
    siteUrl: company.url.replace(/\/+$/, ""),
    brand: company.brand,
    email: company.contact.email,
    details: shownFields(company.contactForm).filter((name) => DETAILS_FIELDS.includes(name)),
  };
}
