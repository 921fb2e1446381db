// Calls of HubSpot's API, version 3 of its objects, and what the answers mean.
import { parseObject } from "../../http/asObject";
import { callService, type CallRuntime, type ServiceReply } from "../../http/callService";
import {
  crmIdOf,
  DEFAULT_ERROR_TEXT,
  delivered,
  errorText,
  kindOfStatus,
  plainCode,
  unreachable,
  withoutSecrets,
  type Failure,
  type FailureKind,
  type Outcome,
} from "../outcome";
import type { HubspotSettings } from "./hubspotSettings";

interface HubspotReply extends ServiceReply {
  /** What of the text people may see. */
  shown: string;
}

export type HubspotAnswer = { reply: HubspotReply } | { failure: Failure };

/** @param path below the objects, such as `contacts/search` */
type HubspotApi = (method: "POST" | "PATCH", path: string, body: object, signal: AbortSignal) => Promise<HubspotAnswer>;

export const hubspotApi =
  ({ baseUrl, token }: HubspotSettings, runtime: CallRuntime): HubspotApi =>
  async (method, path, body, signal) => {
    const url = `${baseUrl}/crm/v3/objects/${path}`;
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const answer = await callService(runtime, url, { method, headers, body: JSON.stringify(body) }, signal);
    if ("noReply" in answer) return { failure: unreachable(answer.noReply.code, answer.noReply.maybeDelivered) };
    return { reply: { ...answer.reply, shown: withoutSecrets(answer.reply.text, [token]) } };
  };

/** Unlike a gateway's, an answer of HubSpot's own says that it is an error. */
const KIND_BY_STATUS: Readonly<Record<number, FailureKind>> = { 400: "record", 409: "duplicate" };

/** Only the words of the message name the contact that has the email address. */
const EXISTING_ID = /\bExisting ID: (\d{1,30})\b/;

/** Interprets the answer to a call that creates or changes an object: 2xx alone is not success. */
export function classifyReply({ status, text, shown, retryAfterMs }: HubspotReply): Outcome {
  const body = parseObject(text);
  const isAccepted = status >= 200 && status < 300;
  const id = crmIdOf(body?.id);
  if (isAccepted && id !== undefined) return delivered(`HTTP_${status}`, status, id);
  const kind = (body?.status === "error" ? KIND_BY_STATUS[status] : undefined) ?? kindOfStatus(status);
  const failure: Failure = {
    kind,
    // Which limit it is, or what kind of error.
    code: plainCode(body?.policyName ?? body?.category, status),
    status,
    // Strangers must not learn who is in the CRM.
    message: isAccepted || kind === "duplicate" ? DEFAULT_ERROR_TEXT : errorText(status, shown),
    maybeDelivered: kind === "transient" && (status >= 500 || isAccepted),
  };
  if (retryAfterMs !== undefined) failure.pauseMs = retryAfterMs;
  const existing = kind === "duplicate" && crmIdOf(EXISTING_ID.exec(String(body?.message))?.[1]);
  if (existing) failure.crmId = existing;
  return failure;
}
