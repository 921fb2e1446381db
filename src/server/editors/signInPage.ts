// The page in the sign-in's window. It gives Decap CMS its answer by messages between the two windows.
import { createHash } from "node:crypto";
import type { Language } from "../../i18n/languages";
import { escapeHtml } from "../escapeHtml";
import { TITLES, WORDS, type SignInEvent } from "./signInWords";

// Decap's handshake: this window says that it is there, the editor says the same back, then it gets the answer. The browser
// hands each message to a window of the editor's origin only, whoever has opened this one.
const SCRIPT = `
const { origin, answer } = document.currentScript.dataset;
const { opener } = window;
if (opener) {
  addEventListener("message", function reply(event) {
    if (event.source !== opener || event.origin !== origin || event.data !== "authorizing:github") return;
    removeEventListener("message", reply);
    opener.postMessage(answer, origin);
  });
  opener.postMessage("authorizing:github", origin);
}
`;

const HASH = createHash("sha256").update(SCRIPT).digest("base64");

/** Headers of every answer of the sign-in. The window must keep its opener, so it is not isolated from it. */
export const SIGN_IN_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; script-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "cross-origin-opener-policy": "unsafe-none",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
};

const answerFor = (event: SignInEvent, words: string, token: string | undefined) =>
  token !== undefined && event === "signedIn"
    ? `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`
    : `authorization:github:error:${JSON.stringify({ message: words })}`;

/**
 * The page that tells a person what has happened, and the editor as well.
 * @param origin the editor's; without it the editor is told nothing
 */
export function signInPage(
  event: SignInEvent,
  language: Language,
  { origin, token }: { origin: string | undefined; token?: string | undefined },
): string {
  const words = WORDS[event][language];
  const title = TITLES[language][event === "signedIn" ? "done" : "failed"];
  const told = origin && [origin, answerFor(event, words, token)].map(escapeHtml);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1>
<p>${escapeHtml(words)}</p>
${told ? `<script data-origin="${told[0]}" data-answer="${told[1]}">${SCRIPT}</script>\n` : ""}</html>
`;
}
