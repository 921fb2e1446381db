export const LANGUAGES = ["en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/**
 * The site's language that a code stands for: `es-MX` is Spanish, and so is `sp`, the original site's code for it.
 * Returns undefined for anything else.
 */
export function languageOf(code: string | null | undefined): Language | undefined {
  const base = code?.toLowerCase().split(/[-_]/)[0];
  if (base === "sp") return "es";
  return LANGUAGES.find((language) => language === base);
}
