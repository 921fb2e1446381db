import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { companyOf } from "../components/pageFrame";
import { Seo } from "../components/Seo";
import { questionThings } from "../components/structuredData";
import type { Language } from "../i18n/languages";
import { WordSections } from "../sections/WordSections";
import { entryPath } from "../site/entryPages";

// Gatsby makes a page of each entry in content/pages/, at the address of its file's name.

export default function WordPage({ data }: PageProps<Queries.WordPageQuery>) {
  return <Layout frame={data}>{data.wordPage && <WordSections {...data.wordPage} />}</Layout>;
}

interface WordPageContext {
  language: Language;
  parent__name: string;
}

export function Head({ data, pageContext }: HeadProps<Queries.WordPageQuery, WordPageContext>) {
  const { wordPage } = data;
  if (!wordPage) return null;
  return (
    <Seo
      company={companyOf(data)}
      text={wordPage.seo}
      language={pageContext.language}
      path={entryPath("wordPage", pageContext.parent__name)}
      things={questionThings(wordPage.questions ?? [])}
    />
  );
}

export const query = graphql`
  query WordPage($id: String!, $language: String!, $texts: [String!]!) {
    ...PageFrame
    wordPage(id: { eq: $id }) {
      seo {
        title(language: $language)
        description(language: $language)
      }
      title(language: $language)
      lead(language: $language)
      isSample
      sections {
        title(language: $language)
        text(language: $language)
      }
      questions {
        question(language: $language)
        answer(language: $language)
      }
    }
  }
`;
