import type { GatsbySSR } from "gatsby";
import { withoutLanguage } from "../../i18n/paths";
import type { Language } from "../../i18n/languages";
import { PageWordsProvider } from "../pageWords";
import type { Texts } from "../texts/texts";

interface WrappedPage {
  /** Gatsby's own pages in development have none. */
  data?: { locales?: { edges: readonly { node: { ns: string; data: string } }[] } };
  pageContext: { language: Language };
  location: { pathname: string };
}

/** Gatsby's `wrapPageElement`: provides a page with the words its query has loaded. */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element, props }) => {
  const { data, pageContext, location } = props as unknown as WrappedPage;
  const texts = Object.fromEntries(
    (data?.locales?.edges ?? []).map(({ node }) => [node.ns, JSON.parse(node.data) as unknown]),
  ) as Partial<Texts>;
  return (
    <PageWordsProvider language={pageContext.language} path={withoutLanguage(location.pathname)} texts={texts}>
      {element}
    </PageWordsProvider>
  );
};
