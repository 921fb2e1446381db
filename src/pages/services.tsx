import { graphql, type PageProps } from "gatsby";
import { CallBand } from "../components/CallBand";
import { Layout } from "../components/Layout";
import { companyOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { serviceThings } from "../components/structuredData";
import { useText } from "../content/pageWords";
import { ServiceRows } from "../sections/ServiceRows";
import { pageHead } from "../components/pageHead";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const text = useText("services");
  const company = companyOf(data);
  const services = data.services.nodes.map(({ parent, ...service }) => ({
    ...service,
    slug: (parent && "name" in parent && parent.name) || "",
  }));
  return (
    <Layout frame={data}>
      {data.media && <PageIntro text={text.intro} picture={data.media.pictures.services} />}
      <ServiceRows label={text.index} services={services} />
      <CallBand text={text.call} company={company} />
    </Layout>
  );
}

export const Head = pageHead("services", (data: Queries.ServicesPageQuery, company) =>
  serviceThings(company, data.services.nodes),
);

export const query = graphql`
  query ServicesPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...IntroPictures
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
