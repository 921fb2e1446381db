// Another program told by a signed webhook.
import { MOST_SECRETS, readAddress, secretsIn, valueOf } from "../../config/variables";
import type { TargetKind, WebhookSettings } from "./targetKind";
import { webhookTarget } from "./webhookTarget";

/** Key length required by Standard Webhooks. */
const KEY_BYTES = { least: 24, most: 64 };

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
  const bare = { ...env, WEBHOOK_URL: url.split("?", 1)[0] };
  readAddress(bare, "WEBHOOK_URL", "https://hooks.example.com/leads", problems);
}

export const webhookKind: TargetKind<WebhookSettings> = {
  settings: ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  title: "webhook",
  needs: "WEBHOOK_URL with WEBHOOK_SECRET",
  example: `#WEBHOOK_URL=https://hooks.example.com/leads
#WEBHOOK_SECRET=`,
  advice: [
    { code: /^HTTP_40[13]$/, text: () => "the receiver rejects the signature: it needs the same WEBHOOK_SECRET" },
    { code: /^WEB_PAGE$/, text: (url) => `a web page answers at ${url}, perhaps to sign in: it is not the receiver` },
    { code: /^HTTP_3/, text: (url) => `${url} redirects: set it to the address it leads to` },
    { code: /^HTTP_(404|405|410)$/, text: (url) => `nothing accepts messages at ${url}: check its path` },
    { code: /^HTTP_(429|5\d\d)$/, text: () => "the receiver has a problem of its own: try again in a few minutes" },
    { code: /^HTTP_/, text: () => "the receiver does not accept this message" },
  ],
  taken: "taken by the receiver",
  read: readWebhook,
  create: (settings, { runtime }) => [webhookTarget(settings, runtime)],
};
