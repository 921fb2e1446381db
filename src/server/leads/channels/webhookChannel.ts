// Another program told by a signed webhook.
import { MOST_SECRETS, readAddress, secretsIn, valueOf } from "../../config/variables";
import type { ChannelType, WebhookSettings } from "./channelType";
import { createHmac } from "node:crypto";
import { delivered, failed, unreachable, type FailureKind, type Outcome } from "../../crm/outcome";
import { callService, type CallRuntime, type NoReply, type ServiceReply, INSECURE } from "../../http/callService";
import { leadContent, type LeadRow } from "../lead";
import { STAFF_EVENTS, type Message, type Channel } from "./channel";

// Sends leads to another program: a JSON message signed according to Standard Webhooks (standardwebhooks.com).
/**
 * The value of `webhook-signature`: HMAC-SHA256 of the ID, the time in seconds, and the body; with each key, so that the
 * receiver may change its own at any moment.
 */
const signatures = (keys: readonly Buffer[], id: string, seconds: number, body: string): string =>
  keys.map((key) => `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`).join(" ");

const leadData = (lead: LeadRow) => ({
  id: lead.id,
  state: lead.state,
  acceptedAt: new Date(lead.created_at).toISOString(),
  ...(lead.hold_reasons !== "" && { heldBecause: lead.hold_reasons.split(", ") }),
  ...(lead.last_code !== null && { lastCode: lead.last_code }),
  ...(lead.crm_id !== null && { crmId: lead.crm_id }),
  ...leadContent(lead),
});

function dataOf(message: Message): object {
  if (message.event === "test") return {};
  if (message.event !== "digest") return message.leads[0] ? leadData(message.leads[0]) : {};
  const { day, waiting } = message;
  const { leads, others, expiring } = waiting;
  return {
    day,
    waiting: leads.length + others,
    expiring,
    leads: leads.map(({ id, state }) => ({ id, state })),
  };
}

/** The `type` of each event's messages, which receivers rely on. */
const TYPES: Record<Message["event"], string> = {
  lead: "lead.accepted",
  analysis: "lead.analysis",
  held: "lead.held",
  attention: "lead.attention",
  digest: "leads.digest",
  test: "lead.test",
};

function kindOf(status: number): FailureKind {
  if (status === 429) return "throttled";
  if (status >= 500 || status === 408 || status === 425) return "transient";
  // These are about this particular message; anything else (a redirect, a wrong key or URL) affects every message.
  return [400, 409, 413, 415, 422].includes(status) ? "record" : "systemic";
}

/** A page for people, such as a sign-in page: whatever its status, no program has taken the message. */
const IS_PAGE = /^\s{0,99}<(!doctype|html)/i;

/** Google Apps Script answers with a redirect once the script has run. */
const RUNS_BEFORE_REDIRECT = "script.google.com";

function replyOutcome({ status, text, retryAfterMs }: ServiceReply, { hostname }: URL): Outcome {
  const isDone = (status >= 200 && status < 300) || (status === 302 && hostname === RUNS_BEFORE_REDIRECT);
  if (isDone && status !== 302 && IS_PAGE.test(text)) return failed("systemic", "WEB_PAGE", status);
  if (isDone) return delivered("SUCCESS", status);
  const failure = failed(kindOf(status), `HTTP_${status}`, status, status >= 500);
  return retryAfterMs === undefined ? failure : { ...failure, pauseMs: retryAfterMs };
}

/** What the answer of a program that takes messages means. */
function takenOutcome(answer: { reply: ServiceReply } | { noReply: NoReply }, url: string): Outcome {
  if ("reply" in answer) return replyOutcome(answer.reply, new URL(url));
  const { code, maybeDelivered } = answer.noReply;
  return { ...unreachable(code, maybeDelivered), ...(INSECURE.test(code) && { kind: "systemic" }) };
}

export const openWebhook = ({ url, keys }: WebhookSettings, runtime: CallRuntime): Channel => ({
  name: "webhook",
  kind: "webhook",
  events: STAFF_EVENTS,
  atOnce: 10,
  isGathered: false,
  async send(message, signal) {
    const { id, event, at } = message;
    const body = JSON.stringify({
      type: TYPES[event],
      timestamp: new Date(at).toISOString(),
      data: dataOf(message),
    });
    const seconds = Math.floor(runtime.now() / 1000);
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": signatures(keys, id, seconds, body),
    };
    return takenOutcome(await callService(runtime, url, { method: "POST", headers, body }, signal), url);
  },
});

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

export const webhookChannel: ChannelType<WebhookSettings> = {
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
  create: (settings, { runtime }) => openWebhook(settings, runtime),
};
