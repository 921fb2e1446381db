// The calls of the CRM that this site makes: create a contact, and ask whether one arrived.
import { asObject, parseObject } from "../asObject";
import type { AccessTokens, CrmEnvironment } from "./accessTokens";
import { callCrm, unreached } from "./callCrm";
import { classifyReply, overlongField, replyError, type CrmReply } from "./classifyReply";
import { shortenField, wasShortened, type CrmContact } from "./crmContact";
import type { CrmSettings } from "./crmSettings";
import { crmIdOf } from "./errorText";
import type { Failure, Outcome } from "./outcome";

/** What the CRM knows about a contact that may have been sent before. */
export type Lookup = { found: string } | { found: undefined } | { failure: Failure };

export interface Crm {
  createContact(contact: CrmContact, signal: AbortSignal): Promise<Outcome>;
  /** Looks for a contact that was created after `sinceMs` from this very content. */
  findContact(contact: CrmContact, sinceMs: number, signal: AbortSignal): Promise<Lookup>;
}

const MAX_SHORTENED_FIELDS = 5;
// The CRM's clock and ours need not agree.
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Takes every secret that the CRM may echo out of a text that a visitor will see. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.filter(Boolean).reduce((clean, secret) => clean.replaceAll(secret, "…"), text);
}

const SAME_FIELDS = ["First_Name", "Last_Name", "Phone"] as const;

function matches(record: Record<string, unknown>, contact: CrmContact, refField: string | undefined, sinceMs: number) {
  if (refField !== undefined) return record[refField] === contact[refField];
  const createdMs = typeof record.Created_Time === "string" ? Date.parse(record.Created_Time) : NaN;
  // Members of one household may share e-mail address and phone.
  const same = SAME_FIELDS.every((field) => record[field] === contact[field] || wasShortened(record, contact, field));
  return same && createdMs >= sinceMs - CLOCK_TOLERANCE_MS;
}

function findIn(text: string, contact: CrmContact, refField: string | undefined, sinceMs: number): Lookup {
  const records = parseObject(text)?.data;
  // Such as a gateway's page or half an answer: taken for "not there" it would make a second contact.
  if (!Array.isArray(records)) return { failure: unreached("SEARCH_UNREADABLE", true) };
  const found = records.map(asObject).find((record) => record && matches(record, contact, refField, sinceMs));
  return { found: crmIdOf(found?.id) };
}

/** Whether another token may help: a gateway may refuse a dead one without a code; a new one has the same scope. */
function refusesToken({ status, text }: CrmReply): boolean {
  const { code } = replyError(text);
  return code === "INVALID_TOKEN" || (status === 401 && code !== "OAUTH_SCOPE_MISMATCH");
}

/** The CRM with a token for each call; a token that it refuses is replaced, once. */
export function createCrm(settings: CrmSettings, tokens: AccessTokens, environment: CrmEnvironment): Crm {
  async function call(path: string, init: RequestInit, signal: AbortSignal) {
    let rejected: string | undefined;
    for (;;) {
      const answer = await tokens.current(signal, rejected);
      if ("failure" in answer) return answer;
      const result = await callCrm(
        environment.fetch,
        `${settings.baseUrl}${path}`,
        { ...init, headers: { Authorization: `Zoho-oauthtoken ${answer.token}`, "Content-Type": "application/json" } },
        { timeoutMs: environment.requestTimeoutMs, nowMs: environment.now(), signal },
      );
      if ("failure" in result) return result;
      const text = withoutSecrets(result.reply.text, [
        answer.token,
        settings.clientSecret,
        settings.refreshToken,
        settings.clientId,
      ]);
      const reply = { ...result.reply, text };
      if (rejected !== undefined || !refusesToken(reply)) return { reply };
      rejected = answer.token;
    }
  }

  return {
    async createContact(contact, signal) {
      let fitting = contact;
      for (let shortened = 0; ; shortened++) {
        const result = await call("/Contacts", { method: "POST", body: JSON.stringify({ data: [fitting] }) }, signal);
        if ("failure" in result) return result.failure;
        const overlong = overlongField(result.reply.text);
        if (
          !overlong ||
          shortened === MAX_SHORTENED_FIELDS ||
          !(overlong.field in contact) ||
          overlong.field === settings.refField
        ) {
          return classifyReply(result.reply, settings.refField);
        }
        fitting = shortenField(fitting, overlong.field, overlong.maximumLength);
      }
    },

    async findContact(contact, sinceMs, signal) {
      const { refField } = settings;
      const [name, value] =
        refField === undefined
          ? ["email", contact.Email ?? ""]
          : ["criteria", `(${refField}:equals:${contact[refField] ?? ""})`];
      const path = `/Contacts/search?${name}=${encodeURIComponent(value)}`;
      const result = await call(path, { method: "GET" }, signal);
      if ("failure" in result) return result;
      return lookupOf(result.reply, contact, refField, sinceMs);
    },
  };
}

function lookupOf(reply: CrmReply, contact: CrmContact, refField: string | undefined, sinceMs: number): Lookup {
  if (reply.status === 200) return findIn(reply.text, contact, refField, sinceMs);
  const refusal = classifyReply(reply);
  const later = refusal.kind === "throttled" || reply.status >= 500;
  if (later && refusal.kind !== "delivered") return { failure: { ...refusal, ambiguous: true } };
  // None found (204), or no right to read: then the unique field or staff's eyes have to do.
  return { found: undefined };
}
