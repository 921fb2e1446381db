import type { CreatePageArgs } from "gatsby";
import type { TextName } from "../texts/texts";
import { FEATURED_PROJECTS } from "../onDemandData";
import { withoutLanguage } from "../../i18n/paths";
import { ENTRY_PAGES, entryPageAt } from "../../site/entryPages";
import { ALL_PAGES } from "../../site/pages";
import { isRecord } from "../isRecord";

/** The files in content/text/ needed by the page at a path (without language prefix); entries bring their own words. */
export function textsOf(path: string): TextName[] {
  // Gatsby also creates the 404 page as /404.html, where hosts look for it.
  const page = ALL_PAGES.find((one) => one.path === path.replace(/\.html$/, "/"));
  const entries = entryPageAt(path);
  const own: readonly TextName[] = page?.texts ?? (entries ? ENTRY_PAGES[entries].texts : []);
  return ["common", ...own];
}

/** Adds the words to query to each page's context. */
export function nameTexts({ page, actions }: CreatePageArgs): void {
  const { texts, i18n } = page.context ?? {};
  if (texts || !isRecord(i18n) || typeof i18n.originalPath !== "string") return;
  actions.createPage({
    ...page,
    context: {
      ...page.context,
      texts: textsOf(withoutLanguage(i18n.originalPath)),
      featured: FEATURED_PROJECTS,
    },
  });
}
