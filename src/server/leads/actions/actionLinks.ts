// Action links in emails: signed, for one lead, one action, and one recipient, valid for seven days.
import { createHmac } from "node:crypto";
import type { Language } from "../../../i18n/languages";
import { sha256 } from "../../../platform/sha256";
import { DAY_MS } from "../../durations";
import { timingSafeEqualText } from "../../http/timingSafeEqualText";

export const ACTION_PATH = "/api/leads/act";

const ACTIONS = ["release", "retry", "close"] as const;

export type Action = (typeof ACTIONS)[number];

export interface Ticket {
  leadId: string;
  action: Action;
  mailedTo: string;
  /** Identifies the link in the store: one link, one action. */
  id: string;
}

const LINK_LIFE_MS = 7 * DAY_MS;

const hmac = (key: string, text: string) => createHmac("sha256", key).update(text).digest("base64url");

/** Identifies a recipient in a link, which others may see; without the key nobody can tell whose address it is. */
const recipientMark = (key: string, address: string) => hmac(key, `to ${address}`).slice(0, 16);

/** A token of parts that contain no period. */
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
  const key = keys.find((one) => timingSafeEqualText(sent, hmac(one, text)));
  if (key === undefined) return "invalid";
  const [leadId = "", name = "", mark = "", untilMs] = text.split(".");
  const action = ACTIONS.find((one) => one === name);
  const mailedTo = recipients.find((address) => timingSafeEqualText(mark, recipientMark(key, address)));
  if (!action || mailedTo === undefined) return "invalid";
  if (Number(untilMs) < nowMs) return "expired";
  return { leadId, action, mailedTo, id: sha256(token) };
}

export type LinksOf = (leadId: string, action: Action, language: Language) => string;

/** Makes the links in messages to staff, and knows whose are valid. */
export class StaffLinks {
  readonly recipients: string[] = [];

  constructor(
    private readonly siteUrl: () => string,
    private readonly key: () => string,
    private readonly now: () => number,
  ) {}

  /** Called when a channel is created: the links of anyone else are refused. */
  to(recipient: string): LinksOf {
    this.recipients.push(recipient);
    return (leadId, action, language) => {
      const token = signTicket(this.key(), leadId, action, recipient, this.now());
      return `${this.siteUrl()}${ACTION_PATH}?${new URLSearchParams({ token, language })}`;
    };
  }
}
