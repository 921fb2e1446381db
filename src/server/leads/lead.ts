import type { LeadContent } from "../crm/crm";
import type { StoredLead } from "../database/rows";
import { LANGUAGES } from "../../i18n/languages";
import { DAY_MS } from "../durations";
import { isRecord } from "../../content/isRecord";
import { parseObject } from "../http/asObject";
import { listIn } from "../../content/listIn";
import { randomBytes } from "node:crypto";

/**
 * How long delivered and closed leads keep their personal data. All others but the held ones keep
 * it until a person decides.
 */
export const RETENTION_DAYS = 30;

/** The digest and the log announce this long before that held leads will expire. */
export const HELD_NOTICE_DAYS = 7;

/** Held leads that nobody decides about lose their personal data after this long. */
export const HELD_DAYS = 90;

/** After this long in the queue a person has to look, whatever kept the job there. */
export const GIVE_UP_AFTER_MS = 7 * DAY_MS;

/** Held leads queued before this time expire within `HELD_NOTICE_DAYS`. */
export const expiringBefore = (nowMs: number): number => nowMs - (HELD_DAYS - HELD_NOTICE_DAYS) * DAY_MS;

/** One finished attempt of a job, free of personal data. */
export interface AttemptRecord {
  at: number;
  ms: number;
  code: string;
  status: number | null;
}

export interface LeadRow extends StoredLead {
  run_at: number | null;
  attempts: number;
  maybe_delivered: number;
  last_code: string | null;
  last_status: number | null;
  /** The specification's error text of the last failure, at most 200 characters. */
  last_message: string | null;
  /** `AttemptRecord[]` as JSON, the last twenty. */
  attempt_log: string;
}

export interface Decision {
  /** A digest of the link in the email: it works once. */
  link: string;
  action: string;
  /** Whom the email was sent to. */
  by: string;
  at: number;
}

const isDecision = (value: unknown): value is Decision =>
  isRecord(value) &&
  [value.link, value.action, value.by].every((text) => typeof text === "string") &&
  typeof value.at === "number";

export const readDecisions = ({ decisions }: Pick<LeadRow, "decisions">): Decision[] => listIn(decisions, isDecision);

const isAttempt = (value: unknown): value is AttemptRecord =>
  isRecord(value) &&
  typeof value.at === "number" &&
  typeof value.ms === "number" &&
  typeof value.code === "string" &&
  (value.status === null || typeof value.status === "number");

export const readAttempts = (history: string): AttemptRecord[] => listIn(history, isAttempt);

function isContent(value: unknown): value is Omit<LeadContent, "language"> & { language?: unknown } {
  if (!isRecord(value) || !isRecord(value.values)) return false;
  const { values, page, calculation, source } = value;
  return (
    Object.values(values).every((text) => typeof text === "string") &&
    (page === undefined || typeof page === "string") &&
    (calculation === undefined || isRecord(calculation)) &&
    (source === undefined || (isRecord(source) && isRecord(source.first)))
  );
}

/**
 * The accepted content of a lead; undefined once its personal data has been erased, and if it cannot be read: one damaged
 * row must not hide the others. Without its language if the site does not have that one any more.
 */
export function leadContent(lead: Pick<LeadRow, "content">): LeadContent | undefined {
  const stored = parseObject(lead.content);
  if (!isContent(stored)) return undefined;
  const { language: visitorLanguage, ...content } = stored;
  const language = LANGUAGES.find((one) => one === visitorLanguage);
  return language ? { ...content, language } : content;
}

/** A UUID version 7: 48 bits of `nowMs`, the rest random, so IDs sort by time. */
export function leadId(nowMs: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
