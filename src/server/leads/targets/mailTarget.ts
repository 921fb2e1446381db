// Sends notifications about leads by email.
import { createHash } from "node:crypto";
import { delivered } from "../../crm/outcome";
import type { LeadRuntime } from "../leadRuntime";
import { smtpFailure, openTransport } from "./smtpOutcome";
import type { Message, Target } from "./target";
import type { MailSettings } from "./targetKind";

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** A few: mail servers limit how many connections one client may have. */
const AT_ONCE = 4;

export interface Mailbox extends Pick<Target, "name" | "kind" | "events" | "isGathered"> {
  to(message: Message): string;
  write(message: Message): Mail;
  /** The sender when neither the URL's `?from=` nor its user names one. */
  sender(): string;
  /** Where an answer goes, if not to the sender. */
  replyTo?(message: Message): string | undefined;
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
 * One mailbox behind `SMTP_URL`. A crash between sending and recording sends an email twice with the same Message-ID,
 * which mail clients show once.
 */
export function mailTarget(
  settings: Pick<MailSettings, "url">,
  { to, write, sender, replyTo, ...about }: Mailbox,
  /** Like the mailbox, read for each email: a new release may change it. */
  brand: () => string,
  { requestTimeoutMs }: Pick<LeadRuntime, "requestTimeoutMs">,
): Target {
  const url = new URL(settings.url);

  async function deliver(message: Message, signal: AbortSignal) {
    const from = senderIn(url, sender());
    const answerTo = replyTo?.(message);
    const transport = openTransport(settings, requestTimeoutMs);
    const breakOff = () => transport.close();
    signal.addEventListener("abort", breakOff, { once: true });
    try {
      return await transport.sendMail({
        from: { name: brand(), address: from },
        // As a text, it would be parsed as a list.
        to: { name: "", address: to(message) },
        // With an accent, it would be raw bytes that a server without SMTPUTF8 refuses; the text has the address, too.
        ...(answerTo !== undefined && isAscii(answerTo) && { replyTo: { name: "", address: answerTo } }),
        messageId: `<${shortId(message.id, about.kind)}.${message.event}@${from.split("@")[1] ?? "localhost"}>`,
        headers: { "Auto-Submitted": "auto-generated" },
        ...write(message),
      });
    } finally {
      signal.removeEventListener("abort", breakOff);
      transport.close();
    }
  }

  return {
    ...about,
    atOnce: AT_ONCE,
    async send(message, signal) {
      const late = new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(Object.assign(new Error("broken off"), { code: "TIMEOUT" })), {
          once: true,
        });
      });
      try {
        await Promise.race([deliver(message, signal), late]);
        return delivered("SUCCESS", 250);
      } catch (error) {
        return smtpFailure(error);
      }
    },
  };
}
