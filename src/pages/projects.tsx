import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { companyOf, textOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { Seo } from "../components/Seo";
import { useText } from "../content/pageWords";
import type { Language } from "../i18n/languages";
import { TrackList } from "../sections/TrackList";
import { trackRecord } from "../sections/trackRecord";
import { TrackTotals } from "../sections/TrackTotals";
import { pathOf } from "../site/pages";

export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  const text = useText("projects");
  const dealText = useText("home").projects.deal;
  const projects = data.projects.nodes;
  const deals = projects.flatMap(({ deal }) => (deal ? [deal] : []));
  const record = trackRecord(deals);
  return (
    <Layout frame={data}>
      {data.media && <PageIntro text={text.intro} picture={data.media.pictures.projects} />}
      {record && (
        <TrackTotals
          text={text.totals}
          dealText={dealText}
          record={record}
          isSample={deals.some((deal) => deal.isSample)}
        />
      )}
      <TrackList text={text.list} dealText={dealText} projects={projects} />
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ProjectsPageQuery, { language: Language }>) {
  const { seo } = textOf(data, "projects");
  return <Seo company={companyOf(data)} text={seo} language={pageContext.language} path={pathOf("projects")} />;
}

export const query = graphql`
  query ProjectsPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    media: company {
      pictures {
        projects {
          ...IntroPicture
        }
      }
    }
    projects: allProject(sort: { order: ASC }) {
      nodes {
        name
        title(language: $language)
        place(language: $language)
        roomsOnly
        deal {
          purchasePrice
          works
          otherCosts
          salePrice
          months
          isSample
        }
        after {
          ...WidePicture
        }
      }
    }
  }
`;
