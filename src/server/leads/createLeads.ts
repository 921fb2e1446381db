import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { countriesSchema, type Country } from "../../content/kinds/country";
import { reasonOf } from "../../reasonOf";
import { SettingsError } from "../settings";
import { assembleLeads, type Leads } from "./assembleLeads";
import { realEnvironment } from "./environment";
import { readLeadSettings } from "./settings";

const COUNTRIES = "content/countries.json";

async function readCountries(): Promise<Country[]> {
  try {
    const countries: unknown = JSON.parse(await readFile(resolve(COUNTRIES), "utf8"));
    return await countriesSchema.validate(countries, { strict: true });
  } catch (error) {
    throw new SettingsError([`${COUNTRIES} cannot be used: ${reasonOf(error)}`]);
  }
}

/**
 * The server side of the contact form. Reads its settings from `env`, opens the store and brings it up to date.
 * @throws SettingsError wrong settings, all of them listed in the message
 * @throws StoreError the store cannot be opened
 */
export async function createLeads(env: NodeJS.ProcessEnv): Promise<Leads> {
  const settings = readLeadSettings(env);
  return assembleLeads(settings, await readCountries(), realEnvironment);
}
