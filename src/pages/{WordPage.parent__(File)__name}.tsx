import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { entryHead } from "../components/pageHead";
import { questionThings } from "../components/structuredData";
import { WordSections } from "../sections/WordSections";

// Gatsby makes a page of each entry in content/pages/, at the address of its file's name.

export default function WordPage({ data }: PageProps<Queries.WordPageQuery>) {
  return <Layout frame={data}>{data.wordPage && <WordSections {...data.wordPage} />}</Layout>;
}

export const Head = entryHead("wordPage", ({ wordPage }: Queries.WordPageQuery) =>
  wordPage ? { text: wordPage.seo, things: questionThings(wordPage.questions ?? []) } : undefined,
);

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
