// Which of the CRM's search results may be the contact created by an earlier attempt.
import { MINUTE_MS } from "../../durations";
import { asObject, parseObject } from "../../http/asObject";
import type { ServiceReply } from "../../http/callService";
import type { Lookup } from "../crm";
import { crmIdOf } from "../errorText";
import { unreached } from "../outcome";
import { classifyReply } from "./classifyReply";
import { wasShortened, type ContactRecord } from "./contactRecord";

export interface Sought {
  contact: ContactRecord;
  refField: string | undefined;
  sinceMs: number;
}

// The CRM's clock and ours may differ.
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;
const SAME_FIELDS = ["First_Name", "Last_Name", "Phone"] as const;

function matches(record: Record<string, unknown>, { contact, refField, sinceMs }: Sought): boolean {
  if (refField !== undefined) return record[refField] === contact[refField];
  const createdMs = typeof record.Created_Time === "string" ? Date.parse(record.Created_Time) : NaN;
  // Members of a household may share an email address and a phone.
  const same = SAME_FIELDS.every((field) => record[field] === contact[field] || wasShortened(record, contact, field));
  return same && createdMs >= sinceMs - CLOCK_TOLERANCE_MS;
}

function findIn(text: string, sought: Sought): Lookup {
  const records = parseObject(text)?.data;
  // Such as a gateway's page or a truncated response: treated as "not found", it would lead to a second contact.
  if (!Array.isArray(records)) return { failure: unreached("SEARCH_UNREADABLE", true) };
  const found = records.map(asObject).filter((record) => record && matches(record, sought));
  return { found: found.flatMap((record) => crmIdOf(record?.id) ?? []) };
}

export function readLookup(reply: ServiceReply, sought: Sought): Lookup {
  if (reply.status === 200) return findIn(reply.text, sought);
  if (reply.status === 204) return { found: [] };
  const refusal = classifyReply(reply);
  if (refusal.kind === "delivered") return { failure: unreached("SEARCH_UNREADABLE", true) };
  const later = refusal.kind === "throttled" || reply.status >= 500;
  return later ? { failure: { ...refusal, ambiguous: true } } : { refused: refusal.code };
}
