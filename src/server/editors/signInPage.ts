// The page in the sign-in window. It hands the result to Decap CMS in messages between the two windows.
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { escapeHtml } from "../http/escapeHtml";
import { pageHeaders, serverPage } from "../http/serverPage";
import { SIGN_IN_TITLES, SIGN_IN_WORDS, type SignInEvent } from "./signInWords";

// Decap's handshake: this window announces itself, the editor echoes that, and then gets the result. The browser delivers
// messages only to a window of the editor's origin, no matter who opened this one.
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

/** Headers of every sign-in response. The window needs its opener, so it is not isolated from it. */
export const SIGN_IN_HEADERS = { ...pageHeaders({ script: SCRIPT }), "cross-origin-opener-policy": "unsafe-none" };

const answerFor = (event: SignInEvent, words: string, token: string | undefined) =>
  token !== undefined && event === "signedIn"
    ? `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`
    : `authorization:github:error:${JSON.stringify({ message: words })}`;

/**
 * The page that says what happened, to the person and to the editor.
 * @param origin the editor's; without one, the editor gets no message
 */
export function signInPage(
  event: SignInEvent,
  language: EditorLanguage,
  { origin, token }: { origin: string | undefined; token?: string | undefined },
): string {
  const words = SIGN_IN_WORDS[event][language];
  const title = SIGN_IN_TITLES[language][event === "signedIn" ? "done" : "failed"];
  const told = origin && [origin, answerFor(event, words, token)].map(escapeHtml);
  return serverPage(
    language,
    title,
    `<p>${escapeHtml(words)}</p>
${told ? `<script data-origin="${told[0]}" data-answer="${told[1]}">${SCRIPT}</script>` : ""}`,
  );
}
