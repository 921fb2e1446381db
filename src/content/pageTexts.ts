import type { CreatePageArgs } from "gatsby";
import type { TextName } from "./texts";
import { FEATURED_PROJECTS } from "./onDemandData";
import { DEFAULT_LANGUAGE } from "../i18n/languages";
import { languageOfPath, withoutLanguage } from "../i18n/paths";

/** The files of content/text/ whose words each page needs, besides `common`. */
const PAGE_TEXTS: Record<string, TextName[]> = {
  "/": ["home", "contact-form"],
  "/who-we-are/": ["who-we-are"],
  "/services/": ["services"],
  "/invest/": ["invest"],
  "/contact-us/": ["contact-us", "contact-form"],
  "/404/": ["not-found"],
  "/404.html": ["not-found"],
};

/** The pages that a translated 404 page answers for; the plugin would have it answer below `/es/es/`. */
function routeOf(path: string): string | undefined {
  const language = languageOfPath(path);
  return language !== DEFAULT_LANGUAGE && withoutLanguage(path) === "/404/" ? `/${language}/*` : undefined;
}

/** Tells each page which words to query, and the 404 pages which addresses they answer for once React has started. */
export function nameTexts({ page, actions }: CreatePageArgs): void {
  const { texts, i18n } = page.context as { texts?: TextName[]; i18n?: { originalPath: string } };
  const own = PAGE_TEXTS[withoutLanguage(i18n?.originalPath ?? page.path)];
  if (texts || !i18n || !own) return;
  actions.deletePage(page);
  actions.createPage({
    ...page,
    matchPath: routeOf(page.path),
    context: { ...page.context, texts: ["common", ...own], featured: FEATURED_PROJECTS },
  });
}
