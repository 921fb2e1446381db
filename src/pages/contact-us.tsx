import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { companyOf, switchedFields, textOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { Seo } from "../components/Seo";
import { companyThing } from "../components/structuredData";
import { useText } from "../content/pageWords";
import type { Language } from "../i18n/languages";
import { Island } from "../islands/Island";
import { ContactPanel } from "../sections/ContactPanel";
import { pathOf } from "../site/pages";

export default function ContactUsPage({ data }: PageProps<Queries.ContactUsPageQuery>) {
  const text = useText("contact-us");
  const formText = useText("contact-form");
  const company = companyOf(data);
  const { contact, chat, mail } = company;
  return (
    <Layout frame={data}>
      {data.media && <PageIntro text={text.intro} picture={data.media.pictures.contact} />}
      <ContactPanel text={text} company={company}>
        <Island
          name="ContactPageForm"
          props={{
            text: formText,
            countries: data.countries.nodes,
            switched: switchedFields(data),
            contact: { contact, chat, mail },
          }}
        />
      </ContactPanel>
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ContactUsPageQuery, { language: Language }>) {
  const { seo } = textOf(data, "contact-us");
  const company = companyOf(data);
  const things = [companyThing(company)];
  return (
    <Seo company={company} text={seo} language={pageContext.language} path={pathOf("contactUs")} things={things} />
  );
}

export const query = graphql`
  query ContactUsPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...ContactFormContent
    media: company {
      pictures {
        contact {
          ...IntroPicture
        }
      }
    }
  }
`;
