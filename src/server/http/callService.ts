// How this server calls another service: a CRM, or the program behind a webhook.
import { errorCode } from "../../platform/errorCode";

export interface CallRuntime {
  fetch: Fetch;
  now(): number;
  requestTimeoutMs: number;
}

export interface ServiceReply {
  status: number;
  text: string;
  retryAfterMs?: number;
}

export interface NoReply {
  /** Node's code for the error, or `TIMEOUT`, `STOPPED`, `NETWORK`. */
  code: string;
  /** False when the service never received the call. */
  maybeDelivered: boolean;
}

const MAX_REPLY_BYTES = 256 * 1024;
const NEVER_CONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

async function readText(response: Response): Promise<string> {
  if (!response.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    size += part.value.byteLength;
    if (size > MAX_REPLY_BYTES) {
      await reader.cancel();
      break;
    }
  }
  return Buffer.concat(chunks).toString("utf8");
}

function retryAfterMs(response: Response, nowMs: number): number | undefined {
  const header = response.headers.get("retry-after")?.trim();
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = errorCode(cause) ?? "";
  return /^[A-Z][A-Z0-9_]*$/.test(code) ? code : "NETWORK";
}

/**
 * Makes one call with a timeout; redirects are not followed, so tokens and leads only ever go to the host in `url`. Of
 * the reply's text, only the beginning is read if it is very long.
 * @param signal aborts the call early (when the server stops)
 */
export async function callService(
  { fetch, now, requestTimeoutMs }: CallRuntime,
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<{ reply: ServiceReply } | { noReply: NoReply }> {
  // AbortSignal.any() would accumulate listeners on a signal that lives as long as the server, so add and remove by hand.
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop();
  }, requestTimeoutMs);
  signal.addEventListener("abort", stop, { once: true });
  try {
    if (signal.aborted) return { noReply: { code: "STOPPED", maybeDelivered: false } };
    const response = await fetch(url, { ...init, redirect: "manual", signal: controller.signal });
    const reply: ServiceReply = { status: response.status, text: await readText(response) };
    const pause = retryAfterMs(response, now());
    return { reply: pause === undefined ? reply : { ...reply, retryAfterMs: pause } };
  } catch (error) {
    if (timedOut) return { noReply: { code: "TIMEOUT", maybeDelivered: true } };
    if (signal.aborted) return { noReply: { code: "STOPPED", maybeDelivered: true } };
    const code = causeCode(error);
    return { noReply: { code, maybeDelivered: !NEVER_CONNECTED.has(code) && !UNTRUSTED.test(code) } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

// Codes of Node, OpenSSL, and nodemailer for connections that are not secure.
/** The certificate cannot be trusted: nothing was sent. */
const UNTRUSTED = /CERT|SELF_SIGNED|ISSUER|ALTNAME|VERIFY/;

/** The same, or TLS failed, perhaps because the server does not offer it. */
export const INSECURE = new RegExp(`${UNTRUSTED.source}|^EPROTO$|^ERR_SSL|^ERR_TLS|^ETLS$`);
