// The CRM locks out applications that request tokens too often (10 in 10 minutes), so all servers share one token, and
// only one of them requests the next.
import { randomUUID, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { MINUTE_MS, SECOND_MS } from "../../durations";
import { parseObject } from "../../http/asObject";
import { callService } from "../../http/callService";
import type { CrmRuntime, SharedValues } from "../crm";
import { cutErrorText, DEFAULT_ERROR_TEXT, failed, unreachable, type Failure } from "../outcome";
import type { ZohoSettings } from "./zohoSettings";
import { isRecord } from "../../../content/isRecord";

// The access token at rest, encrypted with a key that only holders of the CRM's client secret can derive.
interface StoredToken {
  token: string | undefined;
  expiresAt: number;
  /** When tokens were requested in the last ten minutes, in milliseconds since 1970. */
  requests: number[];
  apiDomain?: string | undefined;
}

const KEY = "crm-token";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const sealingKey = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "crm access token", 32));

function seal(text: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

// Undefined when the client secret has changed: the token would be useless anyway.
function unseal(sealed: string, secret: string): string | undefined {
  try {
    const bytes = Buffer.from(sealed, "base64");
    const decipher = createDecipheriv("aes-256-gcm", sealingKey(secret), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** The stored token; if `secret` does not decrypt it, only the times of token requests. */
async function readToken(shared: SharedValues, secret: string): Promise<StoredToken> {
  const stored: unknown = JSON.parse((await shared.read(KEY)) ?? "{}");
  const { sealed, expiresAt, requests, apiDomain } = isRecord(stored) ? stored : {};
  return {
    token: typeof sealed === "string" ? unseal(sealed, secret) : undefined,
    expiresAt: typeof expiresAt === "number" ? expiresAt : 0,
    requests: Array.isArray(requests) ? requests.map(Number) : [],
    apiDomain: typeof apiDomain === "string" ? apiDomain : undefined,
  };
}

async function writeToken(shared: SharedValues, secret: string, { token, ...stored }: StoredToken): Promise<void> {
  const sealed = token === undefined ? null : seal(token, secret);
  await shared.write(KEY, JSON.stringify({ sealed, ...stored }));
}

interface Token {
  token: string;
  apiDomain: string | undefined;
}

type TokenAnswer = Token | { failure: Failure };

const RENEW_BEFORE_MS = 5 * MINUTE_MS;
const DEFAULT_LIFE_S = 3600;
const TOKEN = /^[\x21-\x7e]{1,2000}$/;
const WINDOW_MS = 10 * MINUTE_MS;
const MAX_REQUESTS_IN_WINDOW = 5;
const LOCK = "crm-token-lock";
const LOCK_MS = 30 * SECOND_MS;
const WAIT_FOR_OTHERS_MS = 150;

const throttled = (pauseMs: number): Failure => ({
  ...failed("throttled", "TOKEN_THROTTLED"),
  message: DEFAULT_ERROR_TEXT,
  pauseMs,
});

function readAnswer(status: number, text: string): (Token & { lifeS: number }) | { failure: Failure } {
  const body = parseObject(text);
  if (typeof body?.access_token === "string" && body.access_token !== "" && status < 300) {
    // It would be invalid in a header and, if kept, block every call until it expires.
    if (!TOKEN.test(body.access_token)) return { failure: unreachable("TOKEN_MALFORMED", false) };
    // If `expires_in_sec` is present, `expires_in` is in milliseconds.
    const lifeS = Number(body.expires_in_sec ?? body.expires_in);
    return {
      token: body.access_token,
      apiDomain: typeof body.api_domain === "string" ? body.api_domain : undefined,
      lifeS: Number.isFinite(lifeS) && lifeS > 0 ? lifeS : DEFAULT_LIFE_S,
    };
  }
  const error = typeof body?.error === "string" ? body.error : undefined;
  if (error === "Access Denied" || status === 429) return { failure: throttled(WINDOW_MS) };
  if (status >= 500 || error === undefined) return { failure: unreachable(`TOKEN_HTTP_${status}`, false) };
  // Such as invalid_code (the refresh token was revoked) or invalid_client, with status 200.
  const code = /^\w{1,40}$/.test(error) ? `TOKEN_${error.toUpperCase()}` : "TOKEN_REFUSED";
  return { failure: { kind: "systemic", code, status, message: cutErrorText(error), maybeDelivered: false } };
}

export class AccessTokens {
  private readonly owner = randomUUID();
  private known: StoredToken | undefined;
  private refreshing: Promise<TokenAnswer> | undefined;

  constructor(
    private readonly settings: ZohoSettings,
    private readonly shared: SharedValues,
    private readonly runtime: CrmRuntime,
  ) {}

  async current(signal: AbortSignal, rejected?: string): Promise<TokenAnswer> {
    const token = this.usable(rejected);
    if (token !== undefined) return token;
    this.refreshing ??= this.refresh(signal, rejected).finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private usable(rejected?: string): Token | undefined {
    const { token, expiresAt = 0, apiDomain } = this.known ?? {};
    const isFresh = expiresAt - RENEW_BEFORE_MS > this.runtime.now();
    return token !== undefined && token !== rejected && isFresh ? { token, apiDomain } : undefined;
  }

  private keep(stored: StoredToken): Promise<void> {
    return writeToken(this.shared, this.settings.clientSecret, stored);
  }

  private async request(requests: number[], signal: AbortSignal): Promise<TokenAnswer> {
    const { settings, runtime } = this;
    const nowMs = runtime.now();
    const body = new URLSearchParams({
      grant_type: "refresh_token",
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      refresh_token: settings.refreshToken,
    });
    const counted = [...requests, nowMs];
    // Counted before the call: a server that dies during it has used up the request, too.
    await this.keep({ token: undefined, expiresAt: 0, requests: counted });
    const url = `${settings.accountsUrl}/oauth/v2/token`;
    const answer = await callService(runtime, url, { method: "POST", body }, signal);
    if ("noReply" in answer) {
      const { code, maybeDelivered } = answer.noReply;
      // The CRM cannot have counted a call that never reached it.
      if (!maybeDelivered) await this.keep({ token: undefined, expiresAt: 0, requests });
      return { failure: unreachable(`TOKEN_${code}`, false) };
    }
    const read = readAnswer(answer.reply.status, answer.reply.text);
    if ("failure" in read) return read;
    const { lifeS, ...token } = read;
    this.known = { ...token, expiresAt: nowMs + lifeS * 1000, requests: counted };
    await this.keep(this.known);
    return token;
  }

  private async refresh(signal: AbortSignal, rejected?: string): Promise<TokenAnswer> {
    const { shared, owner, runtime } = this;
    for (let waitedMs = 0; waitedMs < LOCK_MS && !signal.aborted; waitedMs += WAIT_FOR_OTHERS_MS) {
      if (await shared.tryLock(LOCK, owner, runtime.now(), runtime.now() + LOCK_MS)) {
        try {
          this.known = await readToken(shared, this.settings.clientSecret);
          const token = this.usable(rejected);
          if (token !== undefined) return token;
          const recent = this.known.requests.filter((at) => runtime.now() - at < WINDOW_MS);
          const [oldest] = recent;
          if (oldest !== undefined && recent.length >= MAX_REQUESTS_IN_WINDOW) {
            return { failure: throttled(oldest + WINDOW_MS - runtime.now()) };
          }
          return await this.request(recent, signal);
        } finally {
          await shared.unlock(LOCK, owner);
        }
      }
      await runtime.sleep(WAIT_FOR_OTHERS_MS);
    }
    return { failure: unreachable("TOKEN_WAIT", false) };
  }
}
