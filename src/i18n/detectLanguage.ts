import { DEFAULT_LANGUAGE, languageOf, type Language } from "./languages";
import { languageOfPath, pathIn } from "./paths";

export const LANGUAGE_KEY = "i18nextLng";

export const LANGUAGE_COOKIE = "i18next";

/** The sources of detection, in order. */
export interface LanguageSources {
  query?: string | null;
  cookie?: string | null;
  localStorage?: string | null;
  sessionStorage?: string | null;
  navigator?: readonly string[];
  html?: string | null;
}

function* codesOf(sources: LanguageSources) {
  yield sources.query;
  yield sources.cookie;
  yield sources.localStorage;
  yield sources.sessionStorage;
  yield* sources.navigator ?? [];
  yield sources.html;
}

/**
 * The visitor's language in the specification's order; undefined if no source names one of the site's languages. No
 * source is read after the deciding one.
 */
export function detectLanguage(sources: LanguageSources): Language | undefined {
  for (const code of codesOf(sources)) {
    const language = languageOf(code);
    if (language) return language;
  }
  return undefined;
}

/** Value of the cookie `i18next` in a `document.cookie` string. */
export function languageCookie(cookies: string): string | undefined {
  const pair = cookies.split("; ").find((entry) => entry.startsWith(`${LANGUAGE_COOKIE}=`));
  return pair?.slice(LANGUAGE_COOKIE.length + 1);
}

/**
 * Where to redirect a visitor: a path under `/es/` is a choice that only `?lng=` overrides; any other path goes to the
 * detected language. Query and hash are kept. So is `lng` if the default language was requested and `remember`, which
 * stores the language of a redirect, reports that detection would not find it. `sources` are read only if detection
 * decides: the first access to each store costs a phone a few milliseconds before the first paint.
 */
export function chooseLanguage(
  url: { pathname: string; search: string; hash: string },
  sources: Omit<LanguageSources, "query">,
  remember: (language: Language) => boolean,
): { language: Language; moveTo?: string } {
  const query = new URLSearchParams(url.search);
  const asked = languageOf(query.get("lng"));
  const here = languageOfPath(url.pathname);
  const language = asked ?? (here === DEFAULT_LANGUAGE ? (detectLanguage(sources) ?? here) : here);
  if (language === here) return { language };
  const isStored = remember(language);
  if (isStored || language !== DEFAULT_LANGUAGE) query.delete("lng");
  const rest = query.toString();
  return { language, moveTo: pathIn(language, url.pathname) + (rest && `?${rest}`) + url.hash };
}
