import type { CreatePageArgs } from "gatsby";
import type { TextName } from "../texts/texts";
import { FEATURED_PROJECTS } from "../onDemandData";
import { DEFAULT_LANGUAGE } from "../../i18n/languages";
import { languageOfPath, withoutLanguage } from "../../i18n/paths";
import { ENTRY_PAGES, entryPageAt } from "../../site/entryPages";
import { ALL_PAGES, pathOf } from "../../site/pages";

/** The files in content/text/ needed by the page at a path (without language prefix); entries bring their own words. */
export function textsOf(path: string): TextName[] {
  // Gatsby also creates the 404 page as /404.html, where hosts look for it.
  const page = ALL_PAGES.find((one) => one.path === path.replace(/\.html$/, "/"));
  const entries = entryPageAt(path);
  const own: readonly TextName[] = page?.texts ?? (entries ? ENTRY_PAGES[entries].texts : []);
  return ["common", ...own];
}

/** The paths a translated 404 page matches; the plugin would set them below `/es/es/`. */
function routeOf(path: string): string | undefined {
  const language = languageOfPath(path);
  return language !== DEFAULT_LANGUAGE && withoutLanguage(path) === pathOf("notFound") ? `/${language}/*` : undefined;
}

/** Adds the words to query to each page's context, and sets which paths translated 404 pages match on the client. */
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
