import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallBand } from "../components/CallBand";
import { Layout } from "../components/Layout";
import { companyOf, textOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { Seo } from "../components/Seo";
import { serviceThings } from "../components/structuredData";
import { useText } from "../content/pageWords";
import type { Language } from "../i18n/languages";
import { ServiceRows } from "../sections/ServiceRows";
import { serviceRows } from "../sections/serviceRowsContent";
import { pathOf } from "../site/pages";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const text = useText("services");
  const company = companyOf(data);
  return (
    <Layout frame={data} endsWithCallBand>
      {data.media && <PageIntro text={text.intro} picture={data.media.pictures.services} />}
      <ServiceRows text={text} services={serviceRows(data.services.nodes)} company={company} />
      <CallBand text={text.call} company={company} />
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ServicesPageQuery, { language: Language }>) {
  const { seo } = textOf(data, "services");
  const company = companyOf(data);
  const things = serviceThings(company, data.services.nodes);
  return <Seo company={company} text={seo} language={pageContext.language} path={pathOf("services")} things={things} />;
}

export const query = graphql`
  query ServicesPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    media: company {
      pictures {
        services {
          ...IntroPicture
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        parent {
          ... on File {
            name
          }
        }
        icon
        title(language: $language)
        summary(language: $language)
        description(language: $language)
        points(language: $language)
        picture {
          ...CardPicture
        }
      }
    }
  }
`;
