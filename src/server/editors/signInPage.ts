// The page in the sign-in window. It hands the result to Decap CMS in messages between the two windows.
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { escapeHtml } from "../http/escapeHtml";
import { pageHeaders, serverPage } from "../http/serverPage";

// What editors read in the sign-in's window. They are staff, so these words are no part of content/.
export type SignInEvent =
  | "signedIn"
  | "notConfigured"
  | "noAddress"
  | "denied"
  | "wrongState"
  | "tooMany"
  | "unreachable"
  | "wrongKey"
  | "refused";

interface SignInWords extends Record<EditorLanguage, string> {
  status: number;
}

const SIGN_IN_TITLES: Readonly<Record<EditorLanguage, { done: string; failed: string }>> = {
  en: { done: "You are signed in", failed: "We couldn't sign you in" },
  es: { done: "Sesión iniciada", failed: "No se pudo iniciar sesión" },
};

export const SIGN_IN_WORDS: Readonly<Record<SignInEvent, SignInWords>> = {
  signedIn: {
    status: 200,
    en: "Opening the editor. If this window stays open, close it and sign in again from the editor.",
    es: "Abriendo el editor. Si esta ventana no se cierra, ciérrela y vuelva a iniciar sesión desde el editor.",
  },
  notConfigured: {
    status: 404,
    en: "GitHub sign-in isn't set up yet. Ask a developer to set CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET on the server and restart it; docs/editing.md explains how.",
    es: "El inicio de sesión con GitHub todavía no está configurado. Pídale a un desarrollador que configure CMS_GITHUB_CLIENT_ID y CMS_GITHUB_CLIENT_SECRET en el servidor y lo reinicie; las instrucciones están en docs/editing.md.",
  },
  noAddress: {
    status: 404,
    en: "The server doesn't know the site's public address. Ask a developer to set SITE_URL on the server and restart it.",
    es: "El servidor no conoce la dirección pública del sitio. Pídale a un desarrollador que configure SITE_URL en el servidor y lo reinicie.",
  },
  denied: {
    status: 403,
    en: "You didn't give this site access on GitHub. To use the editor, sign in again and allow access.",
    es: "No autorizó el acceso de este sitio en GitHub. Para usar el editor, vuelva a iniciar sesión y autorice el acceso.",
  },
  wrongState: {
    status: 403,
    en: "This sign-in was started in another browser or more than ten minutes ago, or it has been used. Close this window, open the editor at the site's public address, allow cookies, and sign in again.",
    es: "Este inicio de sesión se abrió en otro navegador o hace más de diez minutos, o ya se usó. Cierre esta ventana, abra el editor en la dirección pública del sitio, permita las cookies y vuelva a iniciar sesión.",
  },
  tooMany: {
    status: 429,
    en: "Too many sign-in attempts. Wait ten minutes, then sign in again.",
    es: "Demasiados intentos. Espere diez minutos y vuelva a iniciar sesión.",
  },
  unreachable: {
    status: 502,
    en: "GitHub isn't responding. Try again in a few minutes, or check githubstatus.com for an outage.",
    es: "GitHub no responde. Inténtelo de nuevo en unos minutos, o vea en githubstatus.com si hay una interrupción del servicio.",
  },
  wrongKey: {
    status: 502,
    en: "GitHub doesn't recognize this site's credentials. Ask a developer to check CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET on the server.",
    es: "GitHub no reconoce las credenciales de este sitio. Pídale a un desarrollador que revise CMS_GITHUB_CLIENT_ID y CMS_GITHUB_CLIENT_SECRET en el servidor.",
  },
  refused: {
    status: 502,
    en: "GitHub rejected this sign-in. Close this window and sign in again from the editor.",
    es: "GitHub rechazó este inicio de sesión. Cierre esta ventana y vuelva a iniciar sesión desde el editor.",
  },
};

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
  const escaped = origin && [origin, answerFor(event, words, token)].map(escapeHtml);
  return serverPage(
    language,
    title,
    `<p>${escapeHtml(words)}</p>
${escaped ? `<script data-origin="${escaped[0]}" data-answer="${escaped[1]}">${SCRIPT}</script>` : ""}`,
  );
}
