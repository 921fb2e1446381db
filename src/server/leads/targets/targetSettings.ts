// Who is notified of leads, read from the environment.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../../i18n/languages";
import { MOST_SECRETS, readAddress, secretsIn, valueOf } from "../../config/variables";

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** Each gets separate emails. */
  recipients: readonly string[];
  language: Language;
  /** Visitors get a copy of their request. */
  toVisitors: boolean;
}

export interface WebhookSettings {
  url: string;
  /** The decoded bytes after `whsec_`; every message is signed with each of them. */
  keys: readonly Buffer[];
}

export interface TargetSettings {
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
}

const ADDRESS = /^[^\s@,<>"]+@[^\s@,<>"]+\.[^\s@,<>"]+$/;
/** Key length required by Standard Webhooks. */
const KEY_BYTES = { least: 24, most: 64 };

function readMail(env: NodeJS.ProcessEnv, problems: string[]): MailSettings | undefined {
  const [url, list] = [valueOf(env, "SMTP_URL"), valueOf(env, "NOTIFY_EMAIL")];
  const chosen = valueOf(env, "NOTIFY_LANGUAGE") || DEFAULT_LANGUAGE;
  const language = LANGUAGES.find((one) => one === chosen);
  if (!language) problems.push(`NOTIFY_LANGUAGE must be one of ${LANGUAGES.join(", ")}`);
  const copy = valueOf(env, "NOTIFY_VISITOR");
  if (!["", "yes", "no"].includes(copy)) problems.push("NOTIFY_VISITOR must be yes or no");
  if (url === "" && list === "") {
    if (copy === "yes") problems.push("NOTIFY_VISITOR needs SMTP_URL and NOTIFY_EMAIL");
    return undefined;
  }
  if (url === "") problems.push("SMTP_URL is missing: email needs both SMTP_URL and NOTIFY_EMAIL, or neither");
  else if (!/^smtps?:\/\/[^/\s]+/.test(url) || !URL.canParse(url))
    problems.push("SMTP_URL must be smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465");
  if (list === "") problems.push("NOTIFY_EMAIL is missing: email needs both SMTP_URL and NOTIFY_EMAIL, or neither");
  const recipients = list.split(",").map((one) => one.trim().toLowerCase());
  if (list !== "" && !recipients.every((one) => ADDRESS.test(one)))
    problems.push("NOTIFY_EMAIL must be email addresses separated by commas");
  return {
    url,
    recipients: [...new Set(recipients)],
    language: language ?? DEFAULT_LANGUAGE,
    toVisitors: copy === "yes",
  };
}

function readWebhook(env: NodeJS.ProcessEnv, problems: string[]): WebhookSettings | undefined {
  const [url, secrets] = [valueOf(env, "WEBHOOK_URL"), secretsIn(env, "WEBHOOK_SECRET")];
  if (url === "" && secrets.length === 0) return undefined;
  if (url === "") problems.push("WEBHOOK_URL is missing: set both WEBHOOK_URL and WEBHOOK_SECRET, or neither");
  else checkWebhookUrl(env, url, problems);
  const keys = secrets.map((secret) => Buffer.from(secret.replace(/^whsec_/, ""), "base64"));
  const isSound = keys.every(({ length }) => length >= KEY_BYTES.least && length <= KEY_BYTES.most);
  if (!isSound || keys.length === 0 || keys.length > MOST_SECRETS)
    problems.push(
      'WEBHOOK_SECRET must be "whsec_" and 24 to 64 bytes as base64: echo whsec_$(openssl rand -base64 32) (during a change: the new one, a comma, the old one)',
    );
  return { url, keys };
}

function checkWebhookUrl(env: NodeJS.ProcessEnv, url: string, problems: string[]): void {
  // Many services' URLs include a query.
  const bare = { ...env, WEBHOOK_URL: url.replace(/\?.*$/, "") };
  readAddress(bare, "WEBHOOK_URL", "https://hooks.example.com/leads", problems);
}

/**
 * Reads `SMTP_URL`, `NOTIFY_EMAIL`, `NOTIFY_LANGUAGE`, `NOTIFY_VISITOR`, `WEBHOOK_URL`, and `WEBHOOK_SECRET`.
 * @param problems receives a line for each one that is missing or invalid
 */
export const readTargetSettings = (env: NodeJS.ProcessEnv, problems: string[]): TargetSettings => ({
  mail: readMail(env, problems),
  webhook: readWebhook(env, problems),
});
