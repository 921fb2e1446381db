import { nearest } from "../../../content/nearest";
import { SPECIFIED_FIELDS } from "./contactRecord";
import { checkKeys, readAddress, valueOf } from "../../config/variables";

export interface ZohoSettings {
  /** Up to and with the version, no slash at the end: `https://www.zohoapis.com/crm/v8`. */
  baseUrl: string;
  accountsUrl: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** API name of a text field of Contacts that is marked unique; it takes the lead's id. */
  refField: string | undefined;
  /** API name of a text field of Contacts with several lines; it takes the optional answers, language, page and analysis. */
  detailsField: string | undefined;
}

const DEFAULT_BASE_URL = "https://www.zohoapis.com/crm/v8";

// Each data centre issues its own tokens; the accounts host follows from the API host.
const ACCOUNTS_BY_ENDING: readonly [ending: string, accounts: string][] = [
  ["zohoapis.com.au", "https://accounts.zoho.com.au"],
  ["zohoapis.com.cn", "https://accounts.zoho.com.cn"],
  ["zohoapis.com", "https://accounts.zoho.com"],
  ["zohoapis.eu", "https://accounts.zoho.eu"],
  ["zohoapis.in", "https://accounts.zoho.in"],
  ["zohoapis.jp", "https://accounts.zoho.jp"],
  ["zohoapis.ca", "https://accounts.zohocloud.ca"],
  ["zohoapis.sa", "https://accounts.zoho.sa"],
];

const SECRETS = ["CRM_CLIENT_ID", "CRM_CLIENT_SECRET", "CRM_REFRESH_TOKEN"] as const;
const ALL = [...SECRETS, "CRM_BASE_URL", "CRM_ACCOUNTS_URL", "CRM_REF_FIELD", "CRM_DETAILS_FIELD"] as const;

/** Where the tokens for an API host come from. */
function accountsUrlFor(baseUrl: string): string {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : "";
  const known = ACCOUNTS_BY_ENDING.find(([ending]) => host === ending || host.endsWith(`.${ending}`));
  return known?.[1] ?? "https://accounts.zoho.com";
}

/** A misspelt setting would be missing without a word. */
function nameMisspelt(env: NodeJS.ProcessEnv, problems: string[]): void {
  const known: readonly string[] = ALL;
  for (const name of Object.keys(env)) {
    const meant = name.startsWith("CRM_") && !known.includes(name) ? nearest(known, name) : undefined;
    if (meant !== undefined) problems.push(`${name} is no setting: write ${meant}`);
  }
}

/** The API name of a field of the company's own; undefined when there is none. */
function readFieldName(env: NodeJS.ProcessEnv, name: string, example: string, problems: string[]): string | undefined {
  const value = valueOf(env, name) || undefined;
  if (value !== undefined && (!/^[A-Za-z]\w{0,49}$/.test(value) || SPECIFIED_FIELDS.has(value)))
    problems.push(`${name} must be the API name of a field of its own, such as ${example}`);
  return value;
}

/**
 * Reads the CRM's settings.
 * @param problems takes a line for each wrong or missing setting
 * @returns undefined when none of them is set
 */
export function readZohoSettings(env: NodeJS.ProcessEnv, problems: string[]): ZohoSettings | undefined {
  nameMisspelt(env, problems);
  if (ALL.every((name) => valueOf(env, name) === "")) return undefined;
  checkKeys(env, SECRETS, "the CRM", problems);
  const baseUrl = readAddress(env, "CRM_BASE_URL", DEFAULT_BASE_URL, problems);
  const refField = readFieldName(env, "CRM_REF_FIELD", "Web_Lead_Ref", problems);
  const detailsField = readFieldName(env, "CRM_DETAILS_FIELD", "Web_Lead_Details", problems);
  if (refField !== undefined && refField === detailsField)
    problems.push("CRM_DETAILS_FIELD must name another field than CRM_REF_FIELD");
  return {
    baseUrl,
    accountsUrl: readAddress(env, "CRM_ACCOUNTS_URL", accountsUrlFor(baseUrl), problems),
    clientId: valueOf(env, "CRM_CLIENT_ID"),
    clientSecret: valueOf(env, "CRM_CLIENT_SECRET"),
    refreshToken: valueOf(env, "CRM_REFRESH_TOKEN"),
    refField,
    detailsField,
  };
}
