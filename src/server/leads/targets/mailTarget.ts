// Sends notifications about leads by email.
import type { LeadRuntime } from "../leadRuntime";
import type { NewsEvent } from "./notification";
import type { News, Target } from "./target";
import { smtpFailure } from "./smtpOutcome";
import { openTransport } from "./smtpTransport";
import type { MailSettings } from "./targetSettings";

/** The variable part of an email. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** Whom to write to, about what, and how. */
export interface Mailbox {
  name: string;
  events: readonly NewsEvent[];
  to(news: News): string;
  write(news: News): Mail;
  /** The sender when neither the URL's `?from=` nor its user names one. */
  sender(): string;
  /** Where an answer goes, if not to the sender. */
  replyTo?(news: News): string | undefined;
}

/** The sender: the URL's `?from=`, or the login, or `fallback`. */
function senderIn(url: URL, fallback: string): string {
  const user = decodeURIComponent(url.username);
  return url.searchParams.get("from") ?? (user.includes("@") ? user : fallback);
}

/**
 * One mailbox behind `SMTP_URL`. A crash between sending and recording sends an email twice with the same Message-ID,
 * which mail clients show once.
 */
export function mailTarget(
  settings: Pick<MailSettings, "url">,
  { name, events, to, write, sender, replyTo }: Mailbox,
  /** Like the mailbox, read for each email: a new release may change it. */
  brand: () => string,
  { requestTimeoutMs }: Pick<LeadRuntime, "requestTimeoutMs">,
): Target {
  const url = new URL(settings.url);

  async function deliver(news: News, signal: AbortSignal) {
    const from = senderIn(url, sender());
    const answerTo = replyTo?.(news);
    const transport = openTransport(settings, requestTimeoutMs);
    const breakOff = () => transport.close();
    signal.addEventListener("abort", breakOff, { once: true });
    try {
      return await transport.sendMail({
        from: { name: brand(), address: from },
        // As a text, it would be parsed as a list.
        to: { name: "", address: to(news) },
        ...(answerTo !== undefined && { replyTo: { name: "", address: answerTo } }),
        messageId: `<${news.id}.${news.event}@${from.split("@")[1] ?? "localhost"}>`,
        headers: { "Auto-Submitted": "auto-generated" },
        ...write(news),
      });
    } finally {
      signal.removeEventListener("abort", breakOff);
      transport.close();
    }
  }

  return {
    name,
    kind: "mail",
    events,
    async send(news, signal) {
      const late = new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(Object.assign(new Error("broken off"), { code: "TIMEOUT" })), {
          once: true,
        });
      });
      try {
        await Promise.race([deliver(news, signal), late]);
        return { kind: "delivered", crmId: null, code: "SUCCESS", status: 250 };
      } catch (error) {
        return smtpFailure(error);
      }
    },
  };
}
