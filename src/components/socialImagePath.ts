import type { Language } from "../i18n/languages";

/** URL path of a page's 1200x630 link preview: `/social/es-invest.jpg`, `/social/en-projects-oak-street.jpg`. */
export function socialImagePath(language: Language, path: string): string {
  return `/social/${language}-${path.split("/").filter(Boolean).join("-") || "home"}.jpg`;
}
