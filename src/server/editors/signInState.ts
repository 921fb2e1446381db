// The state ties GitHub's response to the browser that asked: its random part travels through GitHub, the signed whole
// stays in a cookie. Nothing is kept on the server, so any of several servers can handle the response.
import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { MINUTE_MS } from "../durations";
import { isSame } from "../http/isSame";

/** How long a person may spend on GitHub's pages, in milliseconds. */
export const STATE_LIFE_MS = 10 * MINUTE_MS;

const NAME = "cms_state";
const PLACE = "Path=/api/cms; HttpOnly; SameSite=Lax";

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
export function isIssued(state: string, cookieHeader: string | undefined, secret: string, nowMs: number): boolean {
  // Another site under the same domain may have set a cookie with this name, too.
  const values = (cookieHeader ?? "").split(/; */).filter((pair) => pair.startsWith(`${NAME}=`));
  return values.some((pair) => {
    const [issued = "", until = "", signature = ""] = pair.slice(NAME.length + 1).split(".");
    return isSame(signature, sign(`${issued}.${until}`, secret)) && isSame(issued, state) && nowMs < Number(until);
  });
}

/** The Set-Cookie header that stores a signed state, or clears it when there is none: a state works once. */
export function stateCookie(signed: string | undefined, isSecure: boolean): string {
  const life = signed === undefined ? 0 : STATE_LIFE_MS / 1000;
  return `${NAME}=${signed ?? ""}; Max-Age=${life}; ${PLACE}${isSecure ? "; Secure" : ""}`;
}
