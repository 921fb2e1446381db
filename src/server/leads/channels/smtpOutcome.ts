import type { Outcome, FailureKind } from "../../crm/outcome";
import { INSECURE } from "../../http/callService";
import { isRecord } from "../../../content/isRecord";
import { createTransport, type Transporter } from "nodemailer";
import { isLocal } from "../../config/variables";
import { MINUTE_MS } from "../../durations";
import type { MailSettings } from "./channelType";

const SIGN_IN = /^(EAUTH|ENOAUTH|EOAUTH2)$/;

/** A rejection of this recipient or this text; anything else (our sender, our greeting) affects every email. */
const isAboutOne = (command: unknown) => command === "RCPT TO" || command === "DATA";

/** The server itself is going away, whatever it was asked. */
const CLOSING = 421;

/** The enhanced status code at the beginning of a reply (RFC 3463), such as `5.2.2`, without its class. */
const detailIn = (response: unknown) =>
  typeof response === "string" ? /^\d{3}[ -]\d\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;

/** The sender may send no more today: every message has to wait. */
const LIMIT = "4.5";
const LIMIT_PAUSE_MS = 30 * MINUTE_MS;

/**
 * States that pass in days, though their class says "for good": a mailbox that is full or not in use now, a mail system
 * that is full or accepts nothing now, a network out of order, and "try again later".
 */
const PASSING = /^(?:2\.[0124]|3\.[0125]|4\.\d+|7\.0)$/;

function kindOf(code: string, status: number | null, command: unknown, detail = ""): FailureKind {
  if (detail === LIMIT) return "throttled";
  if (PASSING.test(detail)) return "transient";
  const isForGood = status === null || status >= 500;
  if (INSECURE.test(code) || (SIGN_IN.test(code) && isForGood)) return "systemic";
  // An address that nodemailer itself refuses, such as a visitor's typing error.
  if (status === null && code === "EENVELOPE") return "record";
  if (status === null || !isForGood) return "transient";
  return isAboutOne(command) ? "record" : "systemic";
}

/** The outcome of a failed attempt to send an email; free of addresses and of the server's text. */
export function smtpFailure(error: unknown): Outcome {
  // Of nodemailer's errors, all but the text, which may quote the message; `originalCode` is the system's, such as ECONNREFUSED.
  const { code: name, originalCode, responseCode, command, response } = isRecord(error) ? error : {};
  const status = typeof responseCode === "number" ? responseCode : null;
  const code = [originalCode, name].find((one) => typeof one === "string") ?? "SMTP";
  const detail = detailIn(response);
  const kind = kindOf(String(code), status, command, detail);
  // Once the message was handed over, the server may have accepted it unless it said no.
  const maybeDelivered = command === "DATA" && status === null;
  const isAlone = kind === "transient" && status !== null && status !== CLOSING && isAboutOne(command);
  // A refused STARTTLS says more than its status, which is also that of a refused address.
  const reply = status === null || code === "ETLS" ? String(code) : `SMTP_${status}`;
  const pause = kind === "throttled" ? { pauseMs: LIMIT_PAUSE_MS } : {};
  return { kind, code: reply, status, message: "", maybeDelivered, isAlone, ...pause };
}

/**
 * A connection to the mail server in `SMTP_URL`, opened at its first use.
 * @param stepMs timeout for one step of the SMTP conversation
 */
export function openTransport(settings: Pick<MailSettings, "url">, stepMs: number): Transporter {
  const url = new URL(settings.url);
  const mayBePlain = isLocal(url) || url.protocol === "smtps:" || url.searchParams.get("ignoreTLS") === "true";
  url.searchParams.delete("from");
  return createTransport({
    url: url.href,
    // Names, phone numbers, and passwords never travel unencrypted, except to this machine or if the URL allows it.
    requireTLS: !mayBePlain,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
