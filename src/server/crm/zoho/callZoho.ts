import type { Fetch } from "../../http/fetch";
import type { ZohoReply } from "./classifyReply";
import { unreached, type Failure } from "../outcome";

const MAX_REPLY_BYTES = 256 * 1024;
const NEVER_CONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
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
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]*$/.test(code) ? code : "NETWORK";
}

/**
 * Makes one call with a timeout; redirects are not followed, so the token only ever goes to the CRM's host.
 * @param signal aborts the call early (when the server stops)
 * @returns the response, or the failure when there was none
 */
export async function callZoho(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  options: { timeoutMs: number; nowMs: number; signal: AbortSignal },
): Promise<{ reply: ZohoReply } | { failure: Failure }> {
  // AbortSignal.any() would accumulate listeners on a signal that lives as long as the server, so add and remove by hand.
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop();
  }, options.timeoutMs);
  options.signal.addEventListener("abort", stop, { once: true });
  try {
    if (options.signal.aborted) return { failure: unreached("STOPPED", false) };
    const response = await fetch(url, { ...init, redirect: "manual", signal: controller.signal });
    const reply: ZohoReply = { status: response.status, text: await readText(response) };
    const pause = retryAfterMs(response, options.nowMs);
    return { reply: pause === undefined ? reply : { ...reply, retryAfterMs: pause } };
  } catch (error) {
    if (timedOut) return { failure: unreached("TIMEOUT", true) };
    if (options.signal.aborted) return { failure: unreached("STOPPED", true) };
    const code = causeCode(error);
    return { failure: unreached(code, !NEVER_CONNECTED.has(code)) };
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener("abort", stop);
  }
}
