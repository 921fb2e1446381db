// The server's settings for leads, read from the environment at run time and checked as a whole.
import { readCrmSettings, type CrmSettings } from "../crm/crmSettings";
import { postgresAddress, sqlitePath } from "./store/databaseUrl";

export type DatabaseSettings = { kind: "sqlite"; path: string } | { kind: "postgres"; url: string };

export interface LeadSettings {
  database: DatabaseSettings;
  /** Absent: leads stay in the local inbox. */
  crm: CrmSettings | undefined;
  /** Posts per address in ten minutes; 0 = no limit. */
  rateLimit: number;
  /** Origin such as `https://flipx.example`; absent: only pages of the host that was asked. */
  siteOrigin: string | undefined;
}

/** The environment holds wrong settings; the message lists all of them, one a line. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";

  constructor(readonly problems: readonly string[]) {
    super(["Wrong settings (environment or .env):", ...problems.map((problem) => `  - ${problem}`)].join("\n"));
  }
}

const DEFAULT_DATABASE = "file:.data/leads.db";
const DEFAULT_RATE_LIMIT = 5;
const MAX_RATE_LIMIT = 100_000;

function readDatabase(value: string, problems: string[]): DatabaseSettings {
  const path = sqlitePath(value);
  if (path !== undefined) return { kind: "sqlite", path };
  const url = postgresAddress(value);
  if (url !== undefined) return { kind: "postgres", url };
  problems.push(
    "LEADS_DATABASE_URL must be file:PATH (such as file:.data/leads.db) or postgres://USER:PASSWORD@HOST/NAME",
  );
  return { kind: "sqlite", path: "" };
}

function readRateLimit(value: string, problems: string[]): number {
  if (/^\d+$/.test(value) && Number(value) <= MAX_RATE_LIMIT) return Number(value);
  problems.push(
    `LEADS_RATE_LIMIT must be a whole number from 0 to ${MAX_RATE_LIMIT}: posts per address in 10 minutes, 0 = no limit`,
  );
  return 0;
}

function readOrigin(value: string, problems: string[]): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  problems.push("SITE_URL must be the site's address, such as https://flipx.example");
  return undefined;
}

/**
 * Reads and checks all settings of leads.
 * @throws SettingsError with every problem found
 */
export function readLeadSettings(env: NodeJS.ProcessEnv): LeadSettings {
  const problems: string[] = [];
  const setting = (name: string) => env[name]?.trim() || undefined;
  const site = setting("SITE_URL");
  const settings: LeadSettings = {
    database: readDatabase(setting("LEADS_DATABASE_URL") ?? DEFAULT_DATABASE, problems),
    crm: readCrmSettings(env, problems),
    rateLimit: readRateLimit(setting("LEADS_RATE_LIMIT") ?? String(DEFAULT_RATE_LIMIT), problems),
    siteOrigin: site === undefined ? undefined : readOrigin(site, problems),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
