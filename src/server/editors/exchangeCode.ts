import { parseObject } from "../http/asObject";
import { callService, type Fetch } from "../http/callService";
import type { SignInSettings } from "./signInSettings";

/** Why GitHub issued no token: it did not respond (in time), rejected our key, or rejected the code. */
export type ExchangeFailure = "unreachable" | "wrongKey" | "refused";

/** Nothing breaks it off but the time limit. */
const NEVER = new AbortController().signal;
const TIME_LIMIT_MS = 10_000;
const TOKEN = /^[\x21-\x7e]{1,500}$/;

/**
 * Exchanges the code that a browser brought from GitHub for an access token.
 * @param redirectUri the URL GitHub sent the browser back to
 * @returns on failure, also its cause for the log, free of secrets
 */
export async function exchangeCode(
  code: string,
  redirectUri: string,
  { clientId, clientSecret, githubUrl }: SignInSettings,
  fetch: Fetch,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<{ token: string } | { failure: ExchangeFailure; cause: string }> {
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri: redirectUri,
  });
  const url = `${githubUrl}/login/oauth/access_token`;
  const init = { method: "POST", headers: { accept: "application/json" }, body };
  const call = await callService({ fetch, now: Date.now, requestTimeoutMs: timeLimitMs }, url, init, NEVER);
  if ("noReply" in call) return { failure: "unreachable", cause: call.noReply.code };
  const { status, text } = call.reply;
  const answer = parseObject(text);
  if (status >= 300 || !answer) return { failure: "unreachable", cause: `HTTP ${status}` };
  // GitHub rejects with status 200, too.
  if (typeof answer.access_token === "string" && TOKEN.test(answer.access_token)) return { token: answer.access_token };
  const cause = typeof answer.error === "string" && /^\w{1,60}$/.test(answer.error) ? answer.error : "no token";
  return { failure: cause === "incorrect_client_credentials" ? "wrongKey" : "refused", cause };
}
