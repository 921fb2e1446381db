import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { Layout } from "../components/Layout";
import { PageIntro } from "../components/PageIntro";
import { useText } from "../content/pageWords";
import { PortfolioList } from "../sections/PortfolioList";
import { portfolioOf } from "../projects/portfolio";
import { PortfolioTotals } from "../sections/PortfolioTotals";
import { pageHead } from "../components/pageHead";

export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  const text = useText("projects");
  const dealText = useText("home").projects.deal;
  const projects = data.projects.nodes;
  const deals = projects.flatMap(({ deal }) => (deal ? [deal] : []));
  const record = portfolioOf(deals);
  return (
    <Layout frame={data}>
      {data.media && (
        <PageIntro text={text.intro} picture={data.media.pictures.projects}>
          <ButtonLink to="#all" variant="action">
            {text.intro.listButton}
          </ButtonLink>
        </PageIntro>
      )}
      {record && (
        <PortfolioTotals
          text={text.totals}
          dealText={dealText}
          record={record}
          isSample={deals.some((deal) => deal.isSample)}
        />
      )}
      <PortfolioList text={text.list} dealText={dealText} projects={projects} />
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
        roomsOnly
        deal {
          ...DealFigures
        }
        after {
          ...WidePicture
        }
      }
    }
  }
`;
