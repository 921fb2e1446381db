import type { Language } from "../i18n/languages";
import { entryPath, type EntryPageKey } from "../site/entryPages";
import { ALL_PAGES, type PageKey } from "../site/pages";
import { companyOf, textOf, type Company, type PageFrame } from "./pageFrame";
import { Seo } from "./Seo";
import type { StructuredThing } from "./structuredData";

interface HeadFacts<Data> {
  data: Data;
  pageContext: { language: Language };
}

/**
 * The `Head` of a page in the registry.
 * @param things what its structured data describes besides the page itself
 */
export const pageHead = <Data extends PageFrame>(
  key: PageKey,
  things: (data: Data, company: Company) => readonly StructuredThing[] = () => [],
) =>
  function PageHead({ data, pageContext: { language } }: HeadFacts<Data>) {
    const page = ALL_PAGES.find((one) => one.key === key);
    if (!page) return null;
    const { path, indexed, texts } = page;
    const company = companyOf(data);
    const { seo } = textOf(data, texts[0]);
    return <Seo {...{ company, language, path }} text={seo} things={things(data, company)} hidden={!indexed} />;
  };

interface EntryFacts<Data> {
  data: Data;
  pageContext: { language: Language; parent__name: string };
}

/**
 * The `Head` of the pages made of a folder's entries.
 * @param told the page's title and description, and what else its structured data describes; undefined without an entry
 */
export const entryHead = <Data extends PageFrame>(
  key: EntryPageKey,
  describe: (
    data: Data,
    language: Language,
  ) => { text: { title: string; description: string }; things?: readonly StructuredThing[] } | undefined,
) =>
  function EntryHead({ data, pageContext: { language, parent__name: name } }: EntryFacts<Data>) {
    const facts = describe(data, language);
    return facts ? <Seo {...{ company: companyOf(data), language, path: entryPath(key, name) }} {...facts} /> : null;
  };
