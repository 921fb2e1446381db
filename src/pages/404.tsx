import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { useText } from "../content/pageWords";
import { NotFound } from "../sections/NotFound";
import { pageHead } from "../components/pageHead";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const text = useText("not-found");
  const pictures = data.media?.pictures;
  return (
    <Layout frame={data}>
      {pictures && <NotFound text={text} before={pictures.notFoundBefore} after={pictures.notFoundAfter} />}
    </Layout>
  );
}

export const Head = pageHead("notFound");

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
