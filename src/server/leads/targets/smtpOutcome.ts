import type { Outcome, FailureKind } from "../../crm/outcome";

/** What nodemailer's errors say beside their words, which may quote the message. */
interface SmtpError {
  code?: unknown;
  /** The system's own code, such as ECONNREFUSED. */
  originalCode?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/** A certificate, or a server that is no mail server: OpenSSL's and Node's codes for it. */
const UNTRUSTED = /CERT|SELF_SIGNED|ISSUER|ALTNAME|^EPROTO$|^ERR_SSL|^ERR_TLS|^ETLS$/;
const SIGN_IN = /^(EAUTH|ENOAUTH|EOAUTH2)$/;

function kindOf(code: string, status: number | null, command: unknown): FailureKind {
  const isForGood = status === null || status >= 500;
  if (UNTRUSTED.test(code) || (SIGN_IN.test(code) && isForGood)) return "systemic";
  if (status === null || !isForGood) return "transient";
  // A refusal of this recipient, or of these words; all else (our sender, our greeting) is true of every mail.
  return command === "RCPT TO" || command === "DATA" ? "record" : "systemic";
}

/** What a failed try to send a mail says; free of addresses and of the server's words. */
export function smtpFailure(error: unknown): Outcome {
  const { code: name, originalCode, responseCode, command } = Object(error) as SmtpError;
  const status = typeof responseCode === "number" ? responseCode : null;
  const code = [originalCode, name].find((one) => typeof one === "string") ?? "SMTP";
  const kind = kindOf(String(code), status, command);
  // After the message was handed over the server may have taken it, unless it has said no.
  const ambiguous = command === "DATA" && status === null;
  return { kind, code: status === null ? String(code) : `SMTP_${status}`, status, message: "", ambiguous };
}
