// The lead server's settings, read from the environment at run time and validated together.
import { statSync } from "node:fs";
import type { ConnectCrm } from "../crm/crm";
import { readCrm } from "../crm/readCrm";
import { readSiteUrl, checkedSettings } from "../config/settings";
import type { PostLimitSettings } from "./intake/PostLimits";
import { readDatabaseSettings, type DatabaseSettings } from "../database/openDatabase";
import { MOST_SECRETS, secretsIn, valueOf } from "../config/variables";
import { readChannelSettings, type ChannelSettings } from "./channels/channels";

export interface LeadSettings {
  database: DatabaseSettings;
  /** Absent: leads stay in the local inbox. */
  crm: ConnectCrm | undefined;
  limits: PostLimitSettings;
  channels: ChannelSettings;
  /** Where the store is backed up daily; absent: nowhere. */
  backup: string | undefined;
  /** The first signs email links, all are accepted; if empty, a key kept in the store does. */
  actionSecrets: readonly string[];
  /** Origin such as `https://flipx.example`; absent: only pages of the requested host. */
  siteOrigin: string | undefined;
}

const DEFAULT_RATE_LIMIT = 5;
const DEFAULT_FLOOD_LIMIT = 200;
const MAX_LIMIT = 100_000;

function readLimit(env: NodeJS.ProcessEnv, name: string, fallback: number, per: string, problems: string[]): number {
  const value = valueOf(env, name) || String(fallback);
  if (/^\d+$/.test(value) && Number(value) <= MAX_LIMIT) return Number(value);
  problems.push(`${name} must be a whole number from 0 to ${MAX_LIMIT}: posts per address in ${per}, 0 = no limit`);
  return 0;
}

/** A path below a file, or one that may not be looked at, is for the backup itself to report. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  } catch {
    return false;
  }
}

function readBackup(env: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const folder = valueOf(env, "LEADS_BACKUP_DIR");
  if (folder === "") return undefined;
  if (/^postgres/.test(valueOf(env, "LEADS_DATABASE_URL")))
    problems.push("LEADS_BACKUP_DIR is for SQLite only: back up PostgreSQL with its own tools, such as pg_dump");
  if (/^\/(?:proc|sys|dev)(?:\/|$)/.test(folder))
    problems.push("LEADS_BACKUP_DIR is a folder of the system: name one that keeps files, such as /srv/backup/leads");
  else if (isFile(folder)) problems.push("LEADS_BACKUP_DIR is a file: name a folder, such as /srv/backup/leads");
  return folder;
}

function readActionSecrets(env: NodeJS.ProcessEnv, problems: string[]): readonly string[] {
  const secrets = secretsIn(env, "ACTION_SECRET");
  if (secrets.some((one) => one.length < 32) || secrets.length > MOST_SECRETS)
    problems.push(
      "ACTION_SECRET must have 32 characters or more: openssl rand -hex 32 (during a change: the new one, a comma, the old one)",
    );
  return secrets;
}

function readLimits(env: NodeJS.ProcessEnv, problems: string[]): PostLimitSettings {
  const rateLimit = readLimit(env, "LEADS_RATE_LIMIT", DEFAULT_RATE_LIMIT, "10 minutes", problems);
  // Turning one off (for a load test) turns off both.
  const flood = rateLimit === 0 ? 0 : DEFAULT_FLOOD_LIMIT;
  return { rateLimit, floodLimit: readLimit(env, "LEADS_FLOOD_LIMIT", flood, "an hour", problems) };
}

export function readLeadSettings(env: NodeJS.ProcessEnv): LeadSettings {
  return checkedSettings((problems) => ({
    database: readDatabaseSettings(env, problems),
    crm: readCrm(env, problems),
    limits: readLimits(env, problems),
    channels: readChannelSettings(env, problems),
    backup: readBackup(env, problems),
    actionSecrets: readActionSecrets(env, problems),
    siteOrigin: readSiteUrl(env, problems),
  }));
}
