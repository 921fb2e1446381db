/** The site's languages; docs/recipes.md says how to add one, replace one, or keep only one. */
export const LANGUAGES = ["en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Languages being translated: their texts may still be another language's. `npm run check:launch` lists them. */
export const UNFINISHED: readonly Language[] = [];

/** The language of URLs without a prefix. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Prefixes that addresses had, such as of a language that has gone: they lead to the same pages in the default language. */
export const FORMER_PREFIXES: readonly string[] = [];

/** Codes of the original site that are not language codes, and the language each stands for while the site has it. */
export const ALIASES: Readonly<Record<string, string>> = { sp: "es" };

/**
 * The site language for a code: `es-MX` is Spanish, and so is `sp`, the original site's code for it. Undefined for
 * anything else.
 */
export function languageOf(code: string | null | undefined): Language | undefined {
  const base = code?.toLowerCase().split(/[-_]/)[0] ?? "";
  return LANGUAGES.find((language) => language === (ALIASES[base] ?? base));
}

export const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
