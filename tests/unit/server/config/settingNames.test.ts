import { readFileSync } from "node:fs";
import { checkSettings } from "../../../../src/server/services";
import { misspeltSettings, SETTING_NAMES } from "../../../../src/server/settingNames";

test.each([
  ["LEADS_BACKUPDIR", "LEADS_BACKUP_DIR"],
  ["LEADS_DATABSE_URL", "LEADS_DATABASE_URL"],
  ["LEADS_FLOOD_LIMITS", "LEADS_FLOOD_LIMIT"],
  ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
  ["HEALTH_TOKENS", "HEALTH_TOKEN"],
  ["SITEURL", "SITE_URL"],
  ["NOTIFY_EMAILS", "NOTIFY_EMAIL"],
  ["SMTP_ULR", "SMTP_URL"],
  ["CRM_REF_FEILD", "CRM_REF_FIELD"],
  ["CMS_GITHUB_ID", "CMS_GITHUB_CLIENT_ID"],
])("%s is refused, with %s in its place", (name, meant) => {
  expect(() => checkSettings({ [name]: "x" })).toThrow(`${name} is not a setting: write ${meant}`);
});

test("a setting of a former version is refused as such", () => {
  expect(() => checkSettings({ NOTIFY_VISITOR: "yes" })).toThrow("NOTIFY_VISITOR is not a setting any more, remove it");
});

test("other programs' names are nobody's business", () => {
  const others = ["HOSTS", "HOSTNAME", "PORTS", "CRM_OF_SOMEBODY_ELSE", "SITE_SERVICE_HOST", "SMTP_HOST", "NODE_ENV"];
  expect(misspeltSettings(Object.fromEntries(others.map((name) => [name, "x"])))).toEqual([]);
});

test(".env.example holds exactly the settings that are known", () => {
  const names = readFileSync(".env.example", "utf8").matchAll(/^#([A-Z_]+)=/gm);
  expect([...new Set([...names].map(([, name]) => name))].sort()).toEqual([...new Set(SETTING_NAMES)].sort());
});

test.each([
  [{ LEADS_BACKUP_DIR: __filename }, /LEADS_BACKUP_DIR is a file/],
  [{ LEADS_BACKUP_DIR: "/proc" }, /LEADS_BACKUP_DIR is a folder of the system/],
  [{ LEADS_DATABASE_URL: "file:/srv/leads.db?mode=ro" }, /LEADS_DATABASE_URL/],
  [{ NOTIFY_EMAIL: "a@example.com", SMTP_URL: "smtp://mail.example.com?from=notanaddress" }, /\?from= in SMTP_URL/],
  [
    { NOTIFY_EMAIL: "a@example.com", SMTP_URL: "smtp://mail.example.com?form=a@example.com" },
    /"form" after \? in SMTP_URL/,
  ],
  [
    { CRM_CLIENT_ID: "a", CRM_CLIENT_SECRET: "b", CRM_REFRESH_TOKEN: "c", CRM_BASE_URL: "https://www.zohoapis.com" },
    /CRM_BASE_URL has no path/,
  ],
])("%j is refused in words", (env, words) => {
  expect(() => checkSettings(env)).toThrow(words);
});
