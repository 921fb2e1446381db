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

interface Words extends Record<Language, string> {
  status: number;
}

export const TITLES: Readonly<Record<Language, { done: string; failed: string }>> = {
  en: { done: "You are signed in", failed: "We couldn't sign you in" },
  es: { done: "Sesión iniciada", failed: "No se pudo iniciar sesión" },
};

export const WORDS: Readonly<Record<SignInEvent, Words>> = {
  signedIn: {
    status: 200,
    en: "The editor is opening. If this window doesn't close, close it yourself and sign in again from the editor.",
    es: "El editor se abre ahora. Si esta ventana no se cierra, ciérrela e inicie sesión de nuevo desde el editor.",
  },
  notConfigured: {
    status: 404,
    en: "Signing in with GitHub isn't set up yet. Ask a developer to set CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET on the server and restart it; docs/editing.md explains how.",
    es: "Este sitio todavía no permite iniciar sesión con GitHub. Pida a un desarrollador que defina CMS_GITHUB_CLIENT_ID y CMS_GITHUB_CLIENT_SECRET en el servidor y lo reinicie; docs/editing.md explica cómo.",
  },
  noAddress: {
    status: 404,
    en: "The server doesn't know the site's public address. Ask a developer to set SITE_URL on the server and restart it.",
    es: "El servidor no conoce la dirección pública del sitio. Pida a un desarrollador que defina SITE_URL en el servidor y lo reinicie.",
  },
  wrongProvider: {
    status: 400,
    en: "You can sign in to this site only with GitHub. Ask a developer to correct the editor's settings.",
    es: "En este sitio solo se puede iniciar sesión con GitHub. Pida a un desarrollador que corrija la configuración del editor.",
  },
  denied: {
    status: 403,
    en: "GitHub didn't get permission to sign you in. To use the editor, sign in again and allow access.",
    es: "No se le dio permiso a GitHub. Para usar el editor, inicie sesión de nuevo y dé el permiso.",
  },
  wrongState: {
    status: 403,
    en: "This sign-in was started in another browser or more than ten minutes ago. Close this window, open the editor at the site's public address with cookies allowed, and sign in again.",
    es: "Este inicio de sesión no empezó en este navegador, o empezó hace más de diez minutos. Cierre esta ventana e inicie sesión de nuevo desde el editor, en la dirección pública del sitio y con las cookies permitidas.",
  },
  tooMany: {
    status: 429,
    en: "There were too many attempts. Wait ten minutes and sign in again.",
    es: "Hubo demasiados intentos. Espere diez minutos e inicie sesión de nuevo.",
  },
  unreachable: {
    status: 502,
    en: "GitHub isn't responding properly. Try again in a few minutes; githubstatus.com shows whether it's down.",
    es: "GitHub no responde como debería. Inténtelo de nuevo en unos minutos; githubstatus.com dice si está caído.",
  },
  wrongKey: {
    status: 502,
    en: "GitHub doesn't recognize this site's key. Ask a developer to check CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET on the server.",
    es: "GitHub no reconoce la clave de este sitio. Pida a un desarrollador que revise CMS_GITHUB_CLIENT_ID y CMS_GITHUB_CLIENT_SECRET en el servidor.",
  },
  refused: {
    status: 502,
    en: "GitHub didn't accept this sign-in. Close this window and sign in again from the editor.",
    es: "GitHub no aceptó este inicio de sesión. Cierre esta ventana e inicie sesión de nuevo desde el editor.",
  },
};
