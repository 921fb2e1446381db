// Action links in emails: signed, for one lead, one action, and one recipient, valid for seven days.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Language } from "../../../i18n/languages";
import { DAY_MS } from "../../durations";

export const ACTION_PATH = "/api/leads/act";

export const ACTIONS = ["release", "retry", "close"] as const;

export type Action = (typeof ACTIONS)[number];

/** What a link allows. */
export interface Ticket {
  leadId: string;
  action: Action;
  /** The address it was mailed to. */
  mailedTo: string;
  /** Identifies the link in the store: one link, one action. */
  id: string;
}

export const LINK_LIFE_MS = 7 * DAY_MS;

const hmac = (key: string, text: string) => createHmac("sha256", key).update(text).digest("base64url");

/** Identifies a recipient in a link, which others may see; without the key nobody can tell whose address it is. */
const recipientMark = (key: string, address: string) => hmac(key, `to ${address}`).slice(0, 16);

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Encodes and signs a ticket. */
export function signTicket(key: string, leadId: string, action: Action, mailedTo: string, nowMs: number): string {
  const text = [leadId, action, recipientMark(key, mailedTo), nowMs + LINK_LIFE_MS].join(".");
  return `${text}.${hmac(key, text)}`;
}

/**
 * What a link allows, or `expired` or `invalid`.
 * @param keys those that may have signed it
 * @param recipients whose links are valid: links of someone who no longer gets email are not
 */
export function readTicket(
  keys: readonly string[],
  token: string,
  recipients: readonly string[],
  nowMs: number,
): Ticket | "expired" | "invalid" {
  const end = token.lastIndexOf(".");
  const [text, sent] = [token.slice(0, Math.max(0, end)), token.slice(end + 1)];
  const key = keys.find((one) => isSame(sent, hmac(one, text)));
  if (key === undefined) return "invalid";
  const [leadId = "", name = "", mark = "", until = ""] = text.split(".");
  const action = ACTIONS.find((one) => one === name);
  const mailedTo = recipients.find((address) => isSame(mark, recipientMark(key, address)));
  if (!action || mailedTo === undefined) return "invalid";
  if (Number(until) < nowMs) return "expired";
  return { leadId, action, mailedTo, id: createHash("sha256").update(token).digest("hex") };
}

/** The URL of the confirmation page. */
export const actionAddress = (siteUrl: string, token: string, language: Language): string =>
  `${siteUrl}${ACTION_PATH}?${new URLSearchParams({ token, language })}`;
