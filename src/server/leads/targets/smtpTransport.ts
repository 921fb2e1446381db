import { createTransport, type Transporter } from "nodemailer";
import { isLocal } from "../../config/variables";
import type { MailSettings } from "./targetKind";

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
