import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { PageIntro } from "../components/PageIntro";
import { useText } from "../content/pageWords";
import { ResultsChart } from "../sections/ResultsChart";
import { pageHead } from "../components/pageHead";

export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  const text = useText("projects");
  return (
    <Layout frame={data}>
      {data.media && <PageIntro text={text.intro} picture={data.media.pictures.projects} />}
      <ResultsChart text={text.results} words={useText("home").projects} projects={data.projects.nodes} />
    </Layout>
  );
}

export const Head = pageHead("projects");

export const query = graphql`
  query ProjectsPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...IntroPictures
    projects: allProject(sort: { order: ASC }) {
      nodes {
        name
        title(language: $language)
        place(language: $language)
        deal {
          ...DealFigures
        }
        before {
          ...WidePicture
        }
        after {
          ...WidePicture
        }
      }
    }
  }
`;
