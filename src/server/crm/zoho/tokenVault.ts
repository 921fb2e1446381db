// The access token at rest, encrypted with a key that only holders of the CRM's client secret can derive.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { SharedValues } from "../crm";
import { isGroup } from "../../../content/isGroup";

export interface StoredToken {
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
export async function readToken(shared: SharedValues, secret: string): Promise<StoredToken> {
  const stored: unknown = JSON.parse((await shared.read(KEY)) ?? "{}");
  const { sealed, expiresAt, requests, apiDomain } = isGroup(stored) ? stored : {};
  return {
    token: typeof sealed === "string" ? unseal(sealed, secret) : undefined,
    expiresAt: typeof expiresAt === "number" ? expiresAt : 0,
    requests: Array.isArray(requests) ? requests.map(Number) : [],
    apiDomain: typeof apiDomain === "string" ? apiDomain : undefined,
  };
}

export async function writeToken(
  shared: SharedValues,
  secret: string,
  { token, ...stored }: StoredToken,
): Promise<void> {
  const sealed = token === undefined ? null : seal(token, secret);
  await shared.write(KEY, JSON.stringify({ sealed, ...stored }));
}
