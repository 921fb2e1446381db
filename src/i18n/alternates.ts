import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages";
import { pathIn } from "./paths";

/** Absolute URL of a page in a language; `path` without language prefix. */
export function pageUrl(siteUrl: string, language: Language, path: string): string {
  return siteUrl + pathIn(language, path);
}

/** The hreflang links of a page: one per language, and `x-default` on the unprefixed page, which detects; none on a site in one language. */
export function alternates(siteUrl: string, path: string): { hrefLang: string; href: string }[] {
  const own = LANGUAGES.map((language) => ({ hrefLang: language as string, href: pageUrl(siteUrl, language, path) }));
  return own.length === 1 ? [] : [...own, { hrefLang: "x-default", href: pageUrl(siteUrl, DEFAULT_LANGUAGE, path) }];
}
