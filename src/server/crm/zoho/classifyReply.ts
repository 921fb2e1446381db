import { asObject, parseObject } from "../../http/asObject";
import type { ServiceReply } from "../../http/callService";
import {
  crmIdOf,
  DEFAULT_ERROR_TEXT,
  errorText,
  delivered,
  type Failure,
  type FailureKind,
  kindOfStatus,
  type Outcome,
  plainCode,
} from "../outcome";

export interface ZohoReply extends ServiceReply {
  /** What of the text people may see: it is read as it came, because a secret may be a word of the answer. */
  shown?: string;
}

interface ZohoError {
  code: string | undefined;
  details: Record<string, unknown>;
}

/** The token is valid, but does not permit this call. */
export const SCOPE_MISMATCH = "OAUTH_SCOPE_MISMATCH";

const SYSTEMIC = [
  "INVALID_TOKEN",
  "AUTHENTICATION_FAILURE",
  SCOPE_MISMATCH,
  "NO_PERMISSION",
  "AUTHORIZATION_FAILED",
  "INVALID_MODULE",
  "INVALID_URL_PATTERN",
  "INVALID_REQUEST_METHOD",
  "METHOD_NOT_ALLOWED",
  "API_NOT_SUPPORTED",
  "LICENSE_LIMIT_EXCEEDED",
  "STORAGE_SPACE_EXCEEDED",
] as const;
const RECORD = [
  "INVALID_DATA",
  "MANDATORY_NOT_FOUND",
  "DEPENDENT_FIELD_MISSING",
  "DEPENDENT_MISMATCH",
  "PATTERN_NOT_MATCHED",
  "MULTIPLE_OR_MULTI_ERRORS",
] as const;
const TRANSIENT = ["INTERNAL_ERROR", "DEPENDENT_SERVICE_ERROR", "RECORD_LOCKED"] as const;
const THROTTLED = ["TOO_MANY_REQUESTS", "LIMIT_EXCEEDED"] as const;

const KIND_BY_CODE = new Map<string | undefined, FailureKind>([
  ...SYSTEMIC.map((code) => [code, "systemic"] as const),
  ...RECORD.map((code) => [code, "record"] as const),
  ...TRANSIENT.map((code) => [code, "transient"] as const),
  ...THROTTLED.map((code) => [code, "throttled"] as const),
  ["DUPLICATE_DATA", "duplicate"],
]);

function readError(value: unknown): ZohoError {
  const fields = asObject(value);
  const code = typeof fields?.code === "string" ? fields.code : undefined;
  return { code, details: asObject(fields?.details) ?? {} };
}

function firstRecord(text: string): unknown {
  const records = parseObject(text)?.data;
  return Array.isArray(records) ? records[0] : undefined;
}

export const replyError = (text: string): ZohoError => readError(firstRecord(text) ?? parseObject(text));

/** The field whose value the CRM does not accept, whatever is wrong with it; undefined when the rejection has another cause. */
export function refusedField(text: string): string | undefined {
  const { code, details } = replyError(text);
  return code === "INVALID_DATA" && typeof details.api_name === "string" ? details.api_name : undefined;
}

/** The field that was too long and the maximum length; undefined when the rejection has another cause. */
export function overlongField(text: string): { field: string; maximumLength: number } | undefined {
  const field = refusedField(text);
  const maximumLength = Number(replyError(text).details.maximum_length);
  return field !== undefined && Number.isInteger(maximumLength) && maximumLength > 0
    ? { field, maximumLength }
    : undefined;
}

const duplicateId = (details: Record<string, unknown>) => crmIdOf(asObject(details.duplicate_record)?.id ?? details.id);

/**
 * Interprets the CRM's response to creating a contact. The code counts first, then the status; 2xx alone is not success.
 * @param refField the unique field with the lead's ID: a duplicate there is this very lead, delivered earlier
 */
export function classifyReply(reply: ZohoReply, refField?: string): Outcome {
  const { status, text, shown = text, retryAfterMs } = reply;
  const accepted = status >= 200 && status < 300;
  const { code, details } = replyError(text);
  // Without a record, an intermediary may have said so, and nobody would have the lead.
  const isRecord = firstRecord(text) !== undefined;
  if (accepted && isRecord && code === "SUCCESS") {
    return delivered(code, status, crmIdOf(details.id));
  }
  const causes = Array.isArray(details.errors) ? details.errors.map(readError) : [{ code, details }];
  const duplicates = causes.filter((cause) => cause.code === "DUPLICATE_DATA");
  const ownDuplicate = duplicates.find((cause) => refField !== undefined && cause.details.api_name === refField);
  if (ownDuplicate)
    return { ...delivered("DUPLICATE_DATA", status, duplicateId(ownDuplicate.details)), isEarlier: true };

  const allDuplicates = duplicates.length > 0 && duplicates.length === causes.length;
  const kind = allDuplicates ? "duplicate" : (KIND_BY_CODE.get(code) ?? kindOfStatus(status));
  const crmId = duplicates[0] && duplicateId(duplicates[0].details);
  const failure: Failure = {
    kind,
    code: plainCode(code === "SUCCESS" ? undefined : code, status),
    status,
    // Strangers must not learn who is in the CRM, even when the duplicate is one of several errors.
    message: accepted || duplicates.length > 0 ? DEFAULT_ERROR_TEXT : errorText(status, shown),
    // After an internal CRM error or an unreadable response, the contact may exist.
    maybeDelivered: kind === "transient" && (status >= 500 || accepted),
  };
  if (retryAfterMs !== undefined) failure.pauseMs = retryAfterMs;
  if (crmId !== undefined) failure.crmId = crmId;
  return failure;
}
