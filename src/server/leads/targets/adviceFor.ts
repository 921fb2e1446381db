// What to check when a notification does not get through, for whoever runs `test-notify`.
import { INSECURE } from "../../http/insecure";
import type { Target } from "./target";

interface Advice {
  code: RegExp;
  /** @param setting the variable that holds the target's URL */
  text(setting: string): string;
}

const ADVICE: Record<Target["kind"], readonly Advice[]> = {
  mail: [
    { code: /^(SMTP_53[045]|EAUTH|ENOAUTH)$/, text: (url) => `the mail server rejects the user or password in ${url}` },
    {
      code: /^SMTP_5/,
      text: (url) => `the mail server rejects the address: check NOTIFY_EMAIL, and the sender (?from=) in ${url}`,
    },
    { code: /^SMTP_4/, text: () => "the mail server is not accepting messages now: try again in a few minutes" },
  ],
  webhook: [
    { code: /^HTTP_40[13]$/, text: () => "the receiver rejects the signature: it needs the same WEBHOOK_SECRET" },
    { code: /^HTTP_3/, text: (url) => `${url} redirects: set it to the address it leads to` },
    { code: /^HTTP_(404|405|410)$/, text: (url) => `nothing accepts messages at ${url}: check its path` },
    { code: /^HTTP_(429|5\d\d)$/, text: () => "the receiver has a problem of its own: try again in a few minutes" },
    { code: /^HTTP_/, text: () => "the receiver does not accept this message" },
  ],
};

const OF_BOTH: readonly Advice[] = [
  { code: /^(ENOTFOUND|EAI_AGAIN|EDNS)$/, text: (url) => `the host in ${url} cannot be found` },
  {
    code: /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/,
    text: (url) => `nothing responds at the host and port in ${url}`,
  },
  { code: /TIME(D)?OUT/, text: (url) => `no response in time: check the host and port in ${url}, and the firewall` },
  {
    code: INSECURE,
    text: (url) => `no secure connection to the host in ${url}: its certificate is not valid, or it does not offer TLS`,
  },
];

/** One sentence for the code of a failed attempt; undefined when there is nothing to add to the code. */
export function adviceFor(kind: Target["kind"], code: string): string | undefined {
  const setting = kind === "mail" ? "SMTP_URL" : "WEBHOOK_URL";
  return [...ADVICE[kind], ...OF_BOTH].find((advice) => advice.code.test(code))?.text(setting);
}
