// Signs editors in with GitHub, in the window that Decap CMS opens: GET /api/cms/auth redirects to GitHub, GitHub redirects
// to GET /api/cms/callback, and the page there hands the token to the editor. The server keeps none.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SIGN_IN_PATH } from "../../site/apiPaths";
import { type Fetch, callService } from "../http/callService";
import { addressOf } from "../http/addressKeys";
import { RateLimit } from "../http/RateLimit";
import type { Service } from "../serve";
import { SIGN_IN_HEADERS, signInPage, SIGN_IN_WORDS, type SignInEvent } from "./signInPage";
import type { SignInSettings } from "./signInSettings";
import { isIssued, issueState, STATE_LIFE_MS, stateCookie } from "./signInState";
import { isRecord } from "../../content/isRecord";
import { reasonOf } from "../../platform/reasonOf";
import { isLocal } from "../config/variables";
import { EDITOR_LANGUAGES, type EditorLanguage } from "../../i18n/editorLanguages";
import { languageOf } from "../../i18n/languages";
import { parseObject } from "../http/asObject";

/** Why GitHub issued no token: it did not respond (in time), rejected our key, or rejected the code. */
type ExchangeFailure = "unreachable" | "wrongKey" | "refused";

/** Nothing breaks it off but the time limit. */
const NEVER = new AbortController().signal;
const TIME_LIMIT_MS = 10_000;
const TOKEN = /^[\x21-\x7e]{1,500}$/;

/**
 * Exchanges the code that a browser brought from GitHub for an access token.
 * @param redirectUri the URL GitHub sent the browser back to
 * @returns on failure, also its cause for the log, free of secrets
 */
async function exchangeCode(
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

function preferredLanguage({ headers }: Pick<FastifyRequest, "headers">): EditorLanguage {
  const [preferred] = (headers["accept-language"] ?? "").split(/[,;]/);
  return EDITOR_LANGUAGES.find((one) => one === languageOf(preferred)) ?? EDITOR_LANGUAGES[0];
}

/**
 * The only origin that may receive a token: the site's own. If none is set, the requested host, but only on this machine:
 * anywhere else, whoever sends the request could choose it.
 */
function editorOrigin(
  siteUrl: string | undefined,
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
): string | undefined {
  if (siteUrl !== undefined) return siteUrl;
  const asked = `${protocol}://${host}`;
  if (!URL.canParse(asked)) return undefined;
  const url = new URL(asked);
  return isLocal(url) && `${url.origin}/` === url.href ? url.origin : undefined;
}

interface SignInRuntime {
  now(): number;
  fetch: Fetch;
  timeLimitMs?: number;
  /** True for the first who takes a name within so many milliseconds, on whichever server; false for all others. */
  takeOnce(name: string, lifeMs: number): Promise<boolean>;
}

const CALLBACK = "/api/cms/callback";
/** Callbacks from GitHub that one address may make in ten minutes. */
const CALLBACKS_PER_ADDRESS = 20;

const queryOf = ({ query }: FastifyRequest): Readonly<Record<string, unknown>> => (isRecord(query) ? query : {});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function githubAddress({ clientId, githubUrl }: SignInSettings, origin: string, scope: unknown, state: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}${CALLBACK}`,
    scope: scope === "public_repo" ? "public_repo" : "repo",
    state,
  });
  return `${githubUrl}/login/oauth/authorize?${query}`;
}

export function createSignIn(
  settings: SignInSettings | undefined,
  siteUrl: string | undefined,
  { now, fetch, timeLimitMs, takeOnce }: SignInRuntime,
): Service {
  const limit = new RateLimit(CALLBACKS_PER_ADDRESS, () => performance.now());

  function answer(request: FastifyRequest, reply: FastifyReply, event: SignInEvent, token?: string): FastifyReply {
    const { status } = SIGN_IN_WORDS[event];
    const language = preferredLanguage(request);
    const origin = editorOrigin(siteUrl, request);
    return reply.code(status).send(signInPage(event, language, { origin, token }));
  }

  function leadToGithub(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { scope } = queryOf(request);
    const origin = editorOrigin(siteUrl, request);
    if (!settings) return answer(request, reply, "notConfigured");
    if (!origin) return answer(request, reply, "noAddress");
    const { state, signed } = issueState(settings.clientSecret, now());
    return reply
      .header("set-cookie", stateCookie(signed, origin.startsWith("https:")))
      .redirect(githubAddress(settings, origin, scope, state));
  }

  /** Whether a callback brings a state that this browser was given and nobody has used. */
  async function isFirstAnswer({ secret, isSecure }: { secret: string; isSecure: boolean }, request: FastifyRequest) {
    const [state, { cookie }] = [textOf(queryOf(request).state), request.headers];
    if (!isIssued(state, { cookie, isSecure }, secret, now())) return false;
    return takeOnce(`sign-in-${state}`, STATE_LIFE_MS).catch((error: unknown) => {
      request.log.error({ reason: reasonOf(error) }, "an editor cannot sign in: the store does not respond");
      return false;
    });
  }

  async function takeAnswer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = queryOf(request);
    const origin = editorOrigin(siteUrl, request);
    if (!settings) return answer(request, reply, "notConfigured");
    if (!origin) return answer(request, reply, "noAddress");
    if (limit.take(addressOf(request)) > 0) return answer(request, reply, "tooMany");
    const isSecure = origin.startsWith("https:");
    reply.header("set-cookie", stateCookie(undefined, isSecure));
    if (!(await isFirstAnswer({ secret: settings.clientSecret, isSecure }, request)))
      return answer(request, reply, "wrongState");
    if (query.error !== undefined)
      return answer(request, reply, query.error === "access_denied" ? "denied" : "refused");
    const exchange = await exchangeCode(textOf(query.code), `${origin}${CALLBACK}`, settings, fetch, timeLimitMs);
    if ("token" in exchange) return answer(request, reply, "signedIn", exchange.token);
    request.log.warn({ cause: exchange.cause }, "GitHub gave no token for an editor");
    return answer(request, reply, exchange.failure);
  }

  return {
    register(app: FastifyInstance) {
      const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => void reply.headers(SIGN_IN_HEADERS);
      // A HEAD request must not use up a state or a code.
      app.get(SIGN_IN_PATH, { onRequest, exposeHeadRoute: false }, leadToGithub);
      app.get(CALLBACK, { onRequest, exposeHeadRoute: false }, takeAnswer);
    },
  };
}
