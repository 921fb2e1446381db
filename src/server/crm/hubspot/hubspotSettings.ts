import { checkKeys, readAddress, valueOf } from "../../config/variables";

export interface HubspotSettings {
  /** The access token of a private app. */
  token: string;
  baseUrl: string;
}

export const HUBSPOT_NEEDS = "HUBSPOT_TOKEN";

export const HUBSPOT_VARIABLES = [HUBSPOT_NEEDS, "HUBSPOT_BASE_URL"] as const;

export function readHubspotSettings(env: NodeJS.ProcessEnv, problems: string[]): HubspotSettings {
  checkKeys(env, [HUBSPOT_NEEDS], "HubSpot", problems);
  return {
    token: valueOf(env, HUBSPOT_NEEDS),
    baseUrl: readAddress(env, "HUBSPOT_BASE_URL", "https://api.hubapi.com", problems),
  };
}
