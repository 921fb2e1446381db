import type { Language } from "../i18n/languages";

/** Address of the 1200x630 picture that a shared link of a page shows: `/social/es-invest.jpg`, `/social/en-projects-oak-street.jpg`. */
export function socialImagePath(language: Language, path: string): string {
  return `/social/${language}-${path.split("/").filter(Boolean).join("-") || "home"}.jpg`;
}
