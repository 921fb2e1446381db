// What editors read in the sign-in's window. They are staff, so these words are no part of content/.
import type { Language } from "../../i18n/languages";

export type SignInEvent =
  | "signedIn"
  | "notConfigured"
  | "noAddress"
  | "wrongProvider"
  | "denied"
  | "wrongState"
  | "tooMany"
  | "unreachable"
  | "wrongKey"
  | "refused";

interface Words {
  status: number;
  en: string;
  es: string;
}

export const TITLES: Readonly<Record<Language, { done: string; failed: string }>> = {
  en: { done: "You are signed in", failed: "Signing in did not work" },
  es: { done: "Sesión iniciada", failed: "No se pudo iniciar sesión" },
};

export const WORDS: Readonly<Record<SignInEvent, Words>> = {
  signedIn: {
    status: 200,
    en: "The editor opens now. If this window stays, close it and sign in from the editor again.",
    es: "El editor se abre ahora. Si esta ventana no se cierra, ciérrela e inicie sesión de nuevo desde el editor.",
  },
  notConfigured: {
    status: 404,
    en: "This site does not sign in with GitHub yet. A developer sets CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET on the server and starts it again; docs/editing.md says how.",
    es: "Este sitio todavía no inicia sesión con GitHub. Un desarrollador define CMS_GITHUB_CLIENT_ID y CMS_GITHUB_CLIENT_SECRET en el servidor y lo reinicia; docs/editing.md explica cómo.",
  },
  noAddress: {
    status: 404,
    en: "The server does not know the site's public address. A developer sets SITE_URL on the server and starts it again.",
    es: "El servidor no conoce la dirección pública del sitio. Un desarrollador define SITE_URL en el servidor y lo reinicia.",
  },
  wrongProvider: {
    status: 400,
    en: "This site signs in with GitHub only. A developer corrects the editor's settings.",
    es: "Este sitio inicia sesión solo con GitHub. Un desarrollador corrige la configuración del editor.",
  },
  denied: {
    status: 403,
    en: "GitHub was not allowed to sign you in. To use the editor, sign in again and allow it.",
    es: "No se le dio permiso a GitHub. Para usar el editor, inicie sesión de nuevo y dé el permiso.",
  },
  wrongState: {
    status: 403,
    en: "This sign-in was not started in this browser, or more than ten minutes ago. Close this window and sign in from the editor again, at the site's public address and with cookies allowed.",
    es: "Este inicio de sesión no empezó en este navegador, o empezó hace más de diez minutos. Cierre esta ventana e inicie sesión de nuevo desde el editor, en la dirección pública del sitio y con las cookies permitidas.",
  },
  tooMany: {
    status: 429,
    en: "There were too many attempts. Wait ten minutes and sign in again.",
    es: "Hubo demasiados intentos. Espere diez minutos e inicie sesión de nuevo.",
  },
  unreachable: {
    status: 502,
    en: "GitHub does not answer as it should. Try again in a few minutes; githubstatus.com says whether it is down.",
    es: "GitHub no responde como debería. Inténtelo de nuevo en unos minutos; githubstatus.com dice si está caído.",
  },
  wrongKey: {
    status: 502,
    en: "GitHub does not know this site's key. A developer checks CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET on the server.",
    es: "GitHub no reconoce la clave de este sitio. Un desarrollador revisa CMS_GITHUB_CLIENT_ID y CMS_GITHUB_CLIENT_SECRET en el servidor.",
  },
  refused: {
    status: 502,
    en: "GitHub did not accept this sign-in. Close this window and sign in from the editor again.",
    es: "GitHub no aceptó este inicio de sesión. Cierre esta ventana e inicie sesión de nuevo desde el editor.",
  },
};
