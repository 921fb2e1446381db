import type { CreatePageArgs } from "gatsby";
import type { TextName } from "../texts/texts";
import { FEATURED_PROJECTS } from "../onDemandData";
import { DEFAULT_LANGUAGE } from "../../i18n/languages";
import { languageOfPath, withoutLanguage } from "../../i18n/paths";
import { ENTRY_PAGES, entryPageAt } from "../../site/entryPages";
import { ALL_PAGES } from "../../site/pages";

/** The files of content/text/ whose words the page at a path (without language prefix) needs; entries bring their own. */
export function textsOf(path: string): TextName[] {
  // Gatsby makes a second page of the 404 page, under the name that hosts look for.
  const page = ALL_PAGES.find((one) => one.path === path.replace(/\.html$/, "/"));
  const entries = entryPageAt(path);
  const own: readonly TextName[] = page?.texts ?? (entries ? ENTRY_PAGES[entries].texts : []);
  return ["common", ...own];
}

/** The pages that a translated 404 page answers for; the plugin would have it answer below `/es/es/`. */
function routeOf(path: string): string | undefined {
  const language = languageOfPath(path);
  return language !== DEFAULT_LANGUAGE && withoutLanguage(path) === "/404/" ? `/${language}/*` : undefined;
}

/** Tells each page which words to query, and the 404 pages which addresses they answer for once React has started. */
export function nameTexts({ page, actions }: CreatePageArgs): void {
  const { texts, i18n } = page.context as { texts?: TextName[]; i18n?: { originalPath: string } };
  if (texts || !i18n) return;
  actions.deletePage(page);
  actions.createPage({
    ...page,
    matchPath: routeOf(page.path),
    context: {
      ...page.context,
      texts: textsOf(withoutLanguage(i18n.originalPath)),
      featured: FEATURED_PROJECTS,
    },
  });
}
