import { CRM_VARIABLES } from "../src/server/crm/readCrm";
import { CHANNEL_VARIABLES } from "../src/server/leads/channels/channels";

/**
 * Environment variables that shield a process from a developer's .env, because variables that are set, even to nothing,
 * are not read from there. Nothing that tests and benchmarks start may reach the real CRM or real staff.
 */
export const WITHOUT_DOT_ENV = {
  SITE_URL: "",
  TRUSTED_PROXIES: "",
  HEALTH_TOKEN: "",
  LEADS_FLOOD_LIMIT: "",
  LEADS_BACKUP_DIR: "",
  ...Object.fromEntries([...CHANNEL_VARIABLES, ...CRM_VARIABLES].map((name) => [name, ""])),
  ACTION_SECRET: "",
  CMS_GITHUB_URL: "",
  CMS_GITHUB_CLIENT_ID: "",
  CMS_GITHUB_CLIENT_SECRET: "",
};
