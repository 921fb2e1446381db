// Sends leads to another program: a JSON message signed according to Standard Webhooks (standardwebhooks.com).
import { createHmac } from "node:crypto";
import { unreached, type FailureKind, type Outcome } from "../../crm/outcome";
import { callService, type CallRuntime, type NoReply, type ServiceReply } from "../../http/callService";
import { INSECURE } from "../../http/insecure";
import { leadContent, type LeadRow } from "../lead";
import { STAFF_EVENTS, type Message, type Target } from "./target";
import type { WebhookSettings } from "./targetKind";

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
  if (message.event === "alarm") return { alarm: message.alarm };
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
  held: "lead.held",
  attention: "lead.attention",
  digest: "leads.digest",
  alarm: "site.alarm",
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
  if (isDone && status !== 302 && IS_PAGE.test(text))
    return { kind: "systemic", code: "WEB_PAGE", status, message: "", ambiguous: false };
  if (isDone) return { kind: "delivered", crmId: null, code: "SUCCESS", status };
  return {
    kind: kindOf(status),
    code: `HTTP_${status}`,
    status,
    message: "",
    ambiguous: status >= 500,
    ...(retryAfterMs !== undefined && { pauseMs: retryAfterMs }),
  };
}

/** What the answer of a program that takes messages means. */
function takenOutcome(answer: { reply: ServiceReply } | { noReply: NoReply }, url: string): Outcome {
  if ("reply" in answer) return replyOutcome(answer.reply, new URL(url));
  const { code, mayHaveArrived } = answer.noReply;
  return { ...unreached(code, mayHaveArrived), ...(INSECURE.test(code) && { kind: "systemic" }) };
}

/** The program behind `WEBHOOK_URL`. */
export const webhookTarget = ({ url, keys }: WebhookSettings, runtime: CallRuntime): Target => ({
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
