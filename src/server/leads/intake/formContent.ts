// What the server needs of content/ to answer the contact form: the countries, the form's words, and how to reach the company.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { countriesSchema, type Country } from "../../../content/kinds/country";
import { siteSchema } from "../../../content/kinds/site";
import { oneLanguage } from "../../../content/oneLanguage";
import { contactFormText, type ContactFormText } from "../../../content/texts/contactForm";
import type { Language } from "../../../i18n/languages";
import { reasonOf } from "../../../reasonOf";
import { SettingsError } from "../../config/settings";

export interface FormContent {
  countries: readonly Country[];
  texts: Readonly<Record<Language, ContactFormText>>;
  brand: string;
  email: string;
}

interface Schema<T> {
  validate(value: unknown, options: { strict: true }): Promise<T>;
}

const companySchema = siteSchema.pick(["brand", "contact"]).noUnknown(false);

async function readChecked<T>(file: string, schema: Schema<T>): Promise<T> {
  try {
    return await schema.validate(JSON.parse(await readFile(resolve(file), "utf8")), { strict: true });
  } catch (error) {
    throw new SettingsError([`${file} cannot be used: ${reasonOf(error)}`]);
  }
}

/**
 * Reads the form's content from the working directory.
 * @throws SettingsError when a file is missing or unsound
 */
export async function readFormContent(): Promise<FormContent> {
  const countries = await readChecked("content/countries.json", countriesSchema);
  const text = await readChecked("content/text/contact-form.json", contactFormText);
  const { brand, contact } = await readChecked("content/site.json", companySchema);
  const texts = { en: oneLanguage(text, "en"), es: oneLanguage(text, "es") };
  return { countries, texts, brand, email: contact.email };
}
