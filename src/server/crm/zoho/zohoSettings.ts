import { SPECIFIED_FIELDS } from "./contactRecord";
import { checkKeys, readAddress, valueOf } from "../../config/variables";

export interface ZohoSettings {
  /** Up to and including the version, without a trailing slash: `https://www.zohoapis.com/crm/v8`. */
  baseUrl: string;
  accountsUrl: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** API name of a unique text field of Contacts that receives the lead's ID. */
  refField: string | undefined;
  /** API name of a multi-line field of Contacts that receives the optional answers, language, page, and analysis. */
  detailsField: string | undefined;
  sourceField: string | undefined;
}

const DEFAULT_BASE_URL = "https://www.zohoapis.com/crm/v8";

/** Each data center issues its own tokens; the API host determines the accounts host. */
const ACCOUNTS_BY_API: Readonly<Record<string, string>> = {
  "zohoapis.com": "https://accounts.zoho.com",
  "zohoapis.eu": "https://accounts.zoho.eu",
  "zohoapis.in": "https://accounts.zoho.in",
  "zohoapis.com.au": "https://accounts.zoho.com.au",
  "zohoapis.com.cn": "https://accounts.zoho.com.cn",
  "zohoapis.jp": "https://accounts.zoho.jp",
  "zohoapis.ca": "https://accounts.zohocloud.ca",
  "zohoapis.sa": "https://accounts.zoho.sa",
  "zohoapis.uk": "https://accounts.zoho.uk",
  "zohoapis.ae": "https://accounts.zoho.ae",
};

const SECRETS = ["CRM_CLIENT_ID", "CRM_CLIENT_SECRET", "CRM_REFRESH_TOKEN"] as const;

export const ZOHO_NEEDS = "CRM_CLIENT_ID with CRM_CLIENT_SECRET and CRM_REFRESH_TOKEN";

export const ZOHO_VARIABLES = [
  ...SECRETS,
  "CRM_BASE_URL",
  "CRM_ACCOUNTS_URL",
  "CRM_REF_FIELD",
  "CRM_DETAILS_FIELD",
  "CRM_SOURCE_FIELD",
] as const;

function centerOf(address: string): string | undefined {
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: "", hostname: "" };
  const isCenter = (domain: string) => hostname === domain || hostname === `www.${domain}`;
  return protocol === "https:" ? Object.keys(ACCOUNTS_BY_API).find(isCenter) : undefined;
}

/**
 * Where the API is called: at the data center that issued the token, which may be another than the one in the settings.
 * @param apiDomain as named in the token's response
 */
export function apiBase(baseUrl: string, apiDomain: string | undefined): string {
  if (apiDomain === undefined || centerOf(baseUrl) === undefined || centerOf(apiDomain) === undefined) return baseUrl;
  return new URL(apiDomain).origin + new URL(baseUrl).pathname;
}

function readAccountsUrl(env: NodeJS.ProcessEnv, baseUrl: string, problems: string[]): string {
  const known = ACCOUNTS_BY_API[centerOf(baseUrl) ?? ""];
  if (known === undefined && valueOf(env, "CRM_ACCOUNTS_URL") === "" && URL.canParse(baseUrl))
    problems.push(
      `CRM_ACCOUNTS_URL is missing: CRM_BASE_URL names no data center of Zoho's (such as ${DEFAULT_BASE_URL})`,
    );
  return readAddress(env, "CRM_ACCOUNTS_URL", known ?? "https://accounts.zoho.com", problems);
}

function readFieldName(env: NodeJS.ProcessEnv, name: string, example: string, problems: string[]): string | undefined {
  const value = valueOf(env, name) || undefined;
  if (value !== undefined && (!/^[A-Za-z]\w{0,49}$/.test(value) || SPECIFIED_FIELDS.has(value)))
    problems.push(`${name} must be the API name of a field of its own, such as ${example}`);
  return value;
}

export function readZohoSettings(env: NodeJS.ProcessEnv, problems: string[]): ZohoSettings {
  checkKeys(env, SECRETS, "Zoho", problems);
  const baseUrl = readAddress(env, "CRM_BASE_URL", DEFAULT_BASE_URL, problems);
  if (URL.canParse(baseUrl) && new URL(baseUrl).pathname === "/")
    problems.push(`CRM_BASE_URL has no path: write the address of the API, such as ${DEFAULT_BASE_URL}`);
  const refField = readFieldName(env, "CRM_REF_FIELD", "Web_Lead_Ref", problems);
  const detailsField = readFieldName(env, "CRM_DETAILS_FIELD", "Web_Lead_Details", problems);
  const sourceField = readFieldName(env, "CRM_SOURCE_FIELD", "Lead_Source", problems);
  const named = [refField, detailsField, sourceField].filter((name) => name !== undefined);
  if (new Set(named).size < named.length)
    problems.push("CRM_REF_FIELD, CRM_DETAILS_FIELD and CRM_SOURCE_FIELD must name different fields");
  return {
    baseUrl,
    accountsUrl: readAccountsUrl(env, baseUrl, problems),
    clientId: valueOf(env, "CRM_CLIENT_ID"),
    clientSecret: valueOf(env, "CRM_CLIENT_SECRET"),
    refreshToken: valueOf(env, "CRM_REFRESH_TOKEN"),
    refField,
    detailsField,
    sourceField,
  };
}
