import { asObject } from "../http/asObject";
import type { Fetch } from "../http/fetch";
import type { SignInSettings } from "./signInSettings";

/** Why GitHub issued no token: it did not respond (in time), rejected our key, or rejected the code. */
export type ExchangeFailure = "unreachable" | "wrongKey" | "refused";

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
  let answer: Record<string, unknown> | undefined;
  try {
    const response = await fetch(`${githubUrl}/login/oauth/access_token`, {
      method: "POST",
      headers: { accept: "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!response.ok) return { failure: "unreachable", cause: `HTTP ${response.status}` };
    answer = asObject(await response.json());
  } catch (error) {
    return { failure: "unreachable", cause: error instanceof Error ? error.name : "?" };
  }
  // GitHub rejects with status 200, too.
  if (typeof answer?.access_token === "string" && TOKEN.test(answer.access_token))
    return { token: answer.access_token };
  const cause = typeof answer?.error === "string" && /^\w{1,60}$/.test(answer.error) ? answer.error : "no token";
  return { failure: cause === "incorrect_client_credentials" ? "wrongKey" : "refused", cause };
}
