// The state ties GitHub's response to the browser that asked: its random part travels through GitHub, the signed whole
// stays in a cookie. Any of several servers can handle the response: the store they share says whether a state was used.
import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { MINUTE_MS } from "../durations";
import { timingSafeEqualText } from "../http/timingSafeEqualText";

/** How long a person may spend on GitHub's pages, in milliseconds. */
export const STATE_LIFE_MS = 10 * MINUTE_MS;

/** With the prefix, no other site under the same domain can set it: browsers take such a name by https and from this host only. */
const nameOf = (isSecure: boolean) => (isSecure ? "__Host-cms_state" : "cms_state");
const PLACE = "Path=/; HttpOnly; SameSite=Lax";

function sign(text: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "editor sign-in state", 32));
  return createHmac("sha256", key).update(text).digest("base64url");
}

export function issueState(secret: string, nowMs: number): { state: string; signed: string } {
  const state = randomBytes(32).toString("base64url");
  const text = `${state}.${nowMs + STATE_LIFE_MS}`;
  return { state, signed: `${text}.${sign(text, secret)}` };
}

/** True when one of the browser's cookies holds the state, signed by us and not expired. */
export function isIssued(
  state: string,
  { cookie = "", isSecure }: { cookie?: string | undefined; isSecure: boolean },
  secret: string,
  nowMs: number,
): boolean {
  const start = `${nameOf(isSecure)}=`;
  // Without https, another program on this host may have set a cookie with this name, too.
  const values = cookie.split(/; */).filter((pair) => pair.startsWith(start));
  return values.some((pair) => {
    const [issued = "", until = "", signature = ""] = pair.slice(start.length).split(".");
    return (
      timingSafeEqualText(signature, sign(`${issued}.${until}`, secret)) &&
      timingSafeEqualText(issued, state) &&
      nowMs < Number(until)
    );
  });
}

/** The Set-Cookie header that stores a signed state, or clears it when there is none. */
export function stateCookie(signed: string | undefined, isSecure: boolean): string {
  const life = signed === undefined ? 0 : STATE_LIFE_MS / 1000;
  return `${nameOf(isSecure)}=${signed ?? ""}; Max-Age=${life}; ${PLACE}${isSecure ? "; Secure" : ""}`;
}
