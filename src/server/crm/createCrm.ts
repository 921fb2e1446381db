// The only place that names the adapter: another CRM needs a folder like zoho/, and its names here.
import type { Crm, CrmRuntime, SharedValues } from "./crm";
import { createZohoCrm } from "./zoho/createZohoCrm";
import { readZohoSettings, type ZohoSettings } from "./zoho/zohoSettings";

export type CrmSettings = ZohoSettings;

/**
 * Reads the CRM's settings.
 * @param problems receives a line for each invalid or missing setting
 * @returns undefined when none is set
 */
export const readCrmSettings = (env: NodeJS.ProcessEnv, problems: string[]): CrmSettings | undefined =>
  readZohoSettings(env, problems);

/** The configured CRM. */
export const createCrm = (settings: CrmSettings, shared: SharedValues, runtime: CrmRuntime): Crm =>
  createZohoCrm(settings, shared, runtime);
