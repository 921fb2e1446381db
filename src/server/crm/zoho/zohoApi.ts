import { callService, type ServiceReply } from "../../http/callService";
import type { CrmRuntime } from "../crm";
import { unreachable, withoutSecrets, type Failure } from "../outcome";
import type { AccessTokens } from "./accessTokens";
import { replyError, SCOPE_MISMATCH, type ZohoReply } from "./classifyReply";
import { apiBase, type ZohoSettings } from "./zohoSettings";

export type ZohoApi = (
  path: string,
  init: RequestInit,
  signal: AbortSignal,
) => Promise<{ reply: ZohoReply } | { failure: Failure }>;

/** Whether a new token may help: a gateway may reject an expired one without a code; a new one has the same scope. */
function refusesToken({ status, text }: ServiceReply): boolean {
  const { code } = replyError(text);
  return code === "INVALID_TOKEN" || (status === 401 && code !== SCOPE_MISMATCH);
}

export function zohoApi(settings: ZohoSettings, tokens: AccessTokens, runtime: CrmRuntime): ZohoApi {
  const { baseUrl, clientId, clientSecret, refreshToken } = settings;
  return async (path, init, signal) => {
    let rejected: string | undefined;
    for (;;) {
      const answer = await tokens.current(signal, rejected);
      if ("failure" in answer) return answer;
      const result = await callService(
        runtime,
        `${apiBase(baseUrl, answer.apiDomain)}${path}`,
        { ...init, headers: { Authorization: `Zoho-oauthtoken ${answer.token}`, "Content-Type": "application/json" } },
        signal,
      );
      if ("noReply" in result) return { failure: unreachable(result.noReply.code, result.noReply.maybeDelivered) };
      const shown = withoutSecrets(result.reply.text, [answer.token, clientSecret, refreshToken, clientId]);
      const reply = { ...result.reply, shown };
      if (rejected !== undefined || !refusesToken(reply)) return { reply };
      rejected = answer.token;
    }
  };
}
