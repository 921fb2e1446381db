import { graphql, type PageProps } from "gatsby";
import { CallBand } from "../components/CallBand";
import { Layout } from "../components/Layout";
import { companyOf, shows } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { useText } from "../content/pageWords";
import { Ecosystem } from "../sections/Ecosystem";
import { MissionVision } from "../sections/MissionVision";
import { Mosaic } from "../sections/Mosaic";
import { StatsStrip } from "../sections/StatsStrip";
import { TeamGrid } from "../sections/TeamGrid";
import { pageHead } from "../components/pageHead";

export default function WhoWeArePage({ data }: PageProps<Queries.WhoWeArePageQuery>) {
  const text = useText("who-we-are");
  const company = companyOf(data);
  const pictures = data.media?.pictures;
  return (
    <Layout frame={data}>
      {pictures && <PageIntro text={text.intro} picture={pictures.whoWeAre} />}
      <StatsStrip title={text.counters.title} stats={data.stats.nodes} tone="warm" />
      {shows(company, "whoWeAre.mission") && <MissionVision mission={text.mission} vision={text.vision} />}
      <TeamGrid text={text.team} roles={data.roles.nodes} />
      {pictures && <Mosaic text={text.gallery} pictures={pictures.mosaic ?? []} />}
      {shows(company, "whoWeAre.ecosystem") && <Ecosystem text={text.ecosystem} />}
      <CallBand text={text.call} company={company} />
    </Layout>
  );
}

export const Head = pageHead("whoWeAre");

export const query = graphql`
  query WhoWeArePage($language: String!, $texts: [String!]!) {
    ...PageFrame
    media: company {
      pictures {
        whoWeAre {
          ...IntroPicture
        }
        mosaic {
          caption(language: $language)
          picture {
            ...CardPicture
          }
        }
      }
    }
    stats: allStat(filter: { page: { eq: "who-we-are" } }, sort: { order: ASC }) {
      nodes {
        ...StatFacts
      }
    }
    roles: allTeamRole(sort: { order: ASC }) {
      nodes {
        icon
        title(language: $language)
        description(language: $language)
        person {
          name
          license(language: $language)
          bio(language: $language)
          portrait {
            ...CardPicture
          }
        }
      }
    }
  }
`;
