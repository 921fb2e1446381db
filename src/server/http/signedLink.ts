// Signed links, valid for seven days, in staff's emails.
import { createHmac, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "../durations";

export const LINK_LIFE_MS = 7 * DAY_MS;

export const hmac = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("base64url");

/** Compares two texts in the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface SignedParts {
  parts: readonly string[];
  /** The one of the keys that has signed it. */
  key: string;
  untilMs: number;
}

/** A token of these parts; none of them may contain a period. */
export function signParts(key: string, parts: readonly string[], nowMs: number): string {
  const text = [...parts, nowMs + LINK_LIFE_MS].join(".");
  return `${text}.${hmac(key, text)}`;
}

/** What a token was signed with, whether or not it has expired; undefined if none of the keys has signed it. */
export function readParts(keys: readonly string[], token: string): SignedParts | undefined {
  const end = token.lastIndexOf(".");
  const [text, sent] = [token.slice(0, Math.max(0, end)), token.slice(end + 1)];
  const key = keys.find((one) => isSame(sent, hmac(one, text)));
  if (key === undefined) return undefined;
  const parts = text.split(".");
  return { parts: parts.slice(0, -1), key, untilMs: Number(parts.at(-1)) };
}
