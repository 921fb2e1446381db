import type { GatsbySSR } from "gatsby";
import { withoutLanguage } from "../../i18n/paths";
import type { Language } from "../../i18n/languages";
import { PageWordsProvider } from "../pageWords";
import type { Texts } from "../texts/texts";
import { builtJson } from "../builtJson";

/** Gatsby's own pages in development have none. */
type PageData = { locales?: { edges: readonly { node: { ns: string; data: string } }[] } } | undefined;

type Wrap = NonNullable<GatsbySSR<PageData, { language: Language }>["wrapPageElement"]>;

/** Gatsby's `wrapPageElement`: provides a page with the words its query has loaded. */
export const wrapPageElement: Wrap = ({ element, props }) => {
  const { data, pageContext, location } = props;
  const texts: Partial<Texts> = Object.fromEntries(
    (data?.locales?.edges ?? []).map(({ node }) => [node.ns, builtJson(JSON.parse(node.data))]),
  );
  return (
    <PageWordsProvider language={pageContext.language} path={withoutLanguage(location.pathname)} texts={texts}>
      {element}
    </PageWordsProvider>
  );
};
