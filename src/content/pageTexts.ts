import type { CreatePageArgs } from "gatsby";
import type { TextName } from "./texts";
import { withoutLanguage } from "../i18n/paths";

/** The files of content/text/ whose words each page needs, besides `common`. */
const PAGE_TEXTS: Record<string, TextName[]> = {
  "/": ["home", "contact-form", "calculator"],
  "/who-we-are/": ["who-we-are"],
  "/services/": ["services"],
  "/invest/": ["invest"],
  "/contact-us/": ["contact-us", "contact-form"],
  "/404/": ["not-found"],
  "/404.html": ["not-found"],
};

/** Tells each page which words to query, and takes back the route that the i18n plugin gives to 404 pages. */
export function nameTexts({ page, actions }: CreatePageArgs): void {
  const { texts, i18n } = page.context as { texts?: TextName[]; i18n?: { originalPath: string } };
  const own = PAGE_TEXTS[withoutLanguage(i18n?.originalPath ?? page.path)];
  if (texts || !i18n || !own) return;
  actions.deletePage(page);
  // The plugin would answer every unknown path below /es/es/ with the Spanish 404 page.
  actions.createPage({ ...page, matchPath: undefined, context: { ...page.context, texts: ["common", ...own] } });
}
