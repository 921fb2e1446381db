import { createHash } from "node:crypto";
import { delivered, type Outcome } from "../../crm/outcome";
import type { LeadRuntime } from "../leadRuntime";
import { smtpFailure, openTransport } from "./smtpOutcome";
import type { Message } from "./channel";
import type { MailSettings } from "./channelType";

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  to: string;
  mail: Mail;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | undefined;
}

/** The sender: the URL's `?from=`, or the login, or `fallback`. */
function senderIn(url: URL, fallback: string): string {
  const user = decodeURIComponent(url.username);
  return url.searchParams.get("from") ?? (user.includes("@") ? user : fallback);
}

/** The same for the same email, and short: mail programs fold long IDs, and some then take them for others. */
const shortId = (...parts: string[]) => createHash("sha256").update(parts.join(" ")).digest("base64url").slice(0, 16);

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * Sends emails by the server in `SMTP_URL`. A crash between sending and recording sends an email twice with the same
 * Message-ID, which mail clients show once.
 */
export function mailSender(
  settings: Pick<MailSettings, "url">,
  /** Read for each email: a new release may change it. */
  brand: () => string,
  { requestTimeoutMs }: Pick<LeadRuntime, "requestTimeoutMs">,
) {
  const url = new URL(settings.url);

  async function deliver({ id, event }: Message, { to, mail, replyTo }: Letter, signal: AbortSignal) {
    const from = senderIn(url, to);
    const transport = openTransport(settings, requestTimeoutMs);
    const breakOff = () => transport.close();
    signal.addEventListener("abort", breakOff, { once: true });
    try {
      return await transport.sendMail({
        from: { name: brand(), address: from },
        // As a text, it would be parsed as a list.
        to: { name: "", address: to },
        // With an accent, it would be raw bytes that a server without SMTPUTF8 refuses; the text has the address, too.
        ...(replyTo !== undefined && isAscii(replyTo) && { replyTo: { name: "", address: replyTo } }),
        messageId: `<${shortId(id, "mail")}.${event}@${from.split("@")[1] ?? "localhost"}>`,
        headers: { "Auto-Submitted": "auto-generated" },
        ...mail,
      });
    } finally {
      signal.removeEventListener("abort", breakOff);
      transport.close();
    }
  }

  return async (message: Message, letter: Letter, signal: AbortSignal): Promise<Outcome> => {
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(Object.assign(new Error("broken off"), { code: "TIMEOUT" })), {
        once: true,
      });
    });
    try {
      await Promise.race([deliver(message, letter, signal), late]);
      return delivered("SUCCESS", 250);
    } catch (error) {
      return smtpFailure(error);
    }
  };
}
