// The editor's preview settings, stored in the browser.
import { LANGUAGES } from "../../i18n/languages";
import { readStored, writeStored } from "../../platform/storage";
import { siteLanguage } from "../config/editorWords";

export const VIEWS = {
  language: [...LANGUAGES, "both"],
  screen: ["desktop", "phone"],
  scheme: ["light", "dark"],
} as const;

export type View = { [Name in keyof typeof VIEWS]: (typeof VIEWS)[Name][number] };

const keyOf = (name: keyof View) => `editor.preview.${name}`;

const choice = <T>(name: keyof View, known: readonly T[], first: T): T =>
  known.find((one) => one === readStored("local", keyOf(name))) ?? first;

/** The last settings; by default the editor's language, light, on a desktop. */
export const storedView = (): View => ({
  language: choice<View["language"]>("language", VIEWS.language, siteLanguage()),
  screen: choice<View["screen"]>("screen", VIEWS.screen, "desktop"),
  scheme: choice<View["scheme"]>("scheme", VIEWS.scheme, "light"),
});

export const keepView = (view: View): void =>
  Object.entries(view).forEach(([name, value]) => writeStored("local", keyOf(name as keyof View), value));
