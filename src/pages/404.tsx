import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { companyOf, textOf } from "../components/pageFrame";
import { Seo } from "../components/Seo";
import { useText } from "../content/pageWords";
import type { Language } from "../i18n/languages";
import { NotFoundFlip } from "../sections/NotFoundFlip";
import { pathOf } from "../site/pages";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const text = useText("not-found");
  const pictures = data.media?.pictures;
  return (
    <Layout frame={data}>
      {pictures && <NotFoundFlip text={text} before={pictures.notFoundBefore} after={pictures.notFoundAfter} />}
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, { language: Language }>) {
  const { seo } = textOf(data, "not-found");
  return <Seo company={companyOf(data)} text={seo} language={pageContext.language} path={pathOf("notFound")} hidden />;
}

export const query = graphql`
  query NotFoundPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    media: company {
      pictures {
        notFoundBefore {
          ...WidePicture
        }
        notFoundAfter {
          ...WidePicture
        }
      }
    }
  }
`;
