// Sends leads to another program: a JSON message signed according to Standard Webhooks (standardwebhooks.com).
import { createHmac } from "node:crypto";
import { unreached, type FailureKind, type Outcome } from "../../crm/outcome";
import type { Fetch } from "../../http/fetch";
import { leadContent, type LeadRow } from "../lead";
import { STAFF_EVENTS, type News, type Target } from "./target";
import type { WebhookSettings } from "./targetSettings";

interface WebhookRuntime {
  fetch: Fetch;
  now(): number;
  requestTimeoutMs: number;
}

/** The value of `webhook-signature`: HMAC-SHA256 of the ID, the time in seconds, and the body. */
const signature = (key: Buffer, id: string, seconds: number, body: string): string =>
  `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;

const leadData = (lead: LeadRow) => ({
  id: lead.id,
  state: lead.state,
  acceptedAt: new Date(lead.created_at).toISOString(),
  ...(lead.hold_reasons !== "" && { heldBecause: lead.hold_reasons.split(", ") }),
  ...(lead.last_code !== null && { lastCode: lead.last_code }),
  ...(lead.crm_id !== null && { crmId: lead.crm_id }),
  ...leadContent(lead),
});

function dataOf(news: News): object {
  if (news.event === "test") return {};
  if (news.event !== "digest") return leadData(news.lead);
  const { leads, others, expiring } = news.waiting;
  return {
    day: news.day,
    waiting: leads.length + others,
    expiring,
    leads: leads.map(({ id, state }) => ({ id, state })),
  };
}

function kindOf(status: number): FailureKind {
  if (status === 429) return "throttled";
  if (status >= 500 || status === 408 || status === 425) return "transient";
  // These are about this particular message; anything else (a redirect, a wrong key or URL) affects every message.
  return [400, 409, 413, 415, 422].includes(status) ? "record" : "systemic";
}

/** A receiver may ask for a pause in seconds; the date form of Retry-After is not worth parsing. */
const pauseIn = (headers: Headers) => {
  const seconds = headers.get("retry-after") ?? "";
  return /^\d{1,9}$/.test(seconds) ? { pauseMs: Number(seconds) * 1000 } : {};
};

/** Node's error codes for an invalid certificate. */
const UNTRUSTED = /CERT|SELF_SIGNED|ISSUER|ALTNAME|^ERR_SSL|^ERR_TLS/;

function failureOf(error: unknown): Outcome {
  const { name, cause } = Object(error) as { name?: string; cause?: { code?: unknown } };
  const code = typeof cause?.code === "string" ? cause.code : name === "TimeoutError" ? "TIMEOUT" : "NETWORK";
  return { ...unreached(code, true), ...(UNTRUSTED.test(code) && { kind: "systemic" as const }) };
}

/** The program behind `WEBHOOK_URL`. */
export function webhookTarget({ url, key }: WebhookSettings, runtime: WebhookRuntime): Target {
  const { fetch, now, requestTimeoutMs } = runtime;
  return {
    name: "webhook",
    kind: "webhook",
    events: STAFF_EVENTS,
    async send(news, signal) {
      const type =
        news.event === "lead" ? "lead.accepted" : news.event === "digest" ? "leads.digest" : `lead.${news.event}`;
      const body = JSON.stringify({ type, timestamp: new Date(news.at).toISOString(), data: dataOf(news) });
      const seconds = Math.floor(now() / 1000);
      try {
        const reply = await fetch(url, {
          method: "POST",
          redirect: "manual",
          headers: {
            "content-type": "application/json",
            "webhook-id": news.id,
            "webhook-timestamp": String(seconds),
            "webhook-signature": signature(key, news.id, seconds, body),
          },
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
        });
        await reply.body?.cancel();
        const { status } = reply;
        if (reply.ok) return { kind: "delivered", crmId: null, code: "SUCCESS", status };
        const kind = kindOf(status);
        return {
          kind,
          code: `HTTP_${status}`,
          status,
          message: "",
          ambiguous: status >= 500,
          ...pauseIn(reply.headers),
        };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
