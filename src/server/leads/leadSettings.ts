// The server's settings for leads, read from the environment at run time and checked as a whole.
import { readCrmSettings, type CrmSettings } from "../crm/createCrm";
import { readSiteUrl, soundSettings } from "../config/settings";
import { readDatabaseSettings, type DatabaseSettings } from "../database/databaseSettings";
import { valueOf } from "../config/variables";

export interface LeadSettings {
  database: DatabaseSettings;
  /** Absent: leads stay in the local inbox. */
  crm: CrmSettings | undefined;
  /** Posts per address in ten minutes; 0 = no limit. */
  rateLimit: number;
  /** Origin such as `https://flipx.example`; absent: only pages of the host that was asked. */
  siteOrigin: string | undefined;
}

const DEFAULT_RATE_LIMIT = 5;
const MAX_RATE_LIMIT = 100_000;

function readRateLimit(value: string, problems: string[]): number {
  if (/^\d+$/.test(value) && Number(value) <= MAX_RATE_LIMIT) return Number(value);
  problems.push(
    `LEADS_RATE_LIMIT must be a whole number from 0 to ${MAX_RATE_LIMIT}: posts per address in 10 minutes, 0 = no limit`,
  );
  return 0;
}

/**
 * Reads and checks all settings of leads.
 * @throws SettingsError with every problem found
 */
export function readLeadSettings(env: NodeJS.ProcessEnv): LeadSettings {
  return soundSettings((problems) => ({
    database: readDatabaseSettings(env, problems),
    crm: readCrmSettings(env, problems),
    rateLimit: readRateLimit(valueOf(env, "LEADS_RATE_LIMIT") || String(DEFAULT_RATE_LIMIT), problems),
    siteOrigin: readSiteUrl(env, problems),
  }));
}
