// The editor's preview settings, stored in the browser.
import { isGroup } from "../../content/isGroup";
import { parseJson } from "../../content/read/parseJson";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { readStored, writeStored } from "../../platform/storage";

export const VIEWS = {
  language: [...LANGUAGES, "both"],
  screen: ["desktop", "phone"],
  scheme: ["light", "dark"],
} as const;

export interface View {
  language: Language | "both";
  screen: (typeof VIEWS.screen)[number];
  scheme: (typeof VIEWS.scheme)[number];
}

const KEY = "editor.preview";

/** The last settings; by default the editor's language, light, on a desktop. */
export function storedView(language: Language): View {
  const kept = parseJson(readStored("local", KEY) ?? "");
  const stored = kept.ok ? kept.value : undefined;
  const { screen, scheme, ...rest } = isGroup(stored) ? stored : {};
  const choice = <T>(known: readonly T[], value: unknown, first: T): T => known.find((one) => one === value) ?? first;
  return {
    language: choice(VIEWS.language, rest.language, language),
    screen: choice<View["screen"]>(VIEWS.screen, screen, "desktop"),
    scheme: choice<View["scheme"]>(VIEWS.scheme, scheme, "light"),
  };
}

export const keepView = (view: View): void => writeStored("local", KEY, JSON.stringify(view));
