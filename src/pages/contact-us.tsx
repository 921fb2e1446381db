import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { companyOf, formCountries, switchedFields, textOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { organizationSchema } from "../components/structuredData";
import { useText } from "../content/pageWords";
import { Island } from "../islands/Island";
import { ContactPanel } from "../sections/ContactPanel";
import { pageHead } from "../components/pageHead";

export default function ContactUsPage({ data }: PageProps<Queries.ContactUsPageQuery>) {
  const text = useText("contact-us");
  const formText = useText("contact-form");
  const company = companyOf(data);
  const { contact, chat, mail } = company;
  return (
    <Layout frame={data}>
      <PageIntro text={text.intro} />
      <ContactPanel text={text} company={company}>
        <Island
          name="ContactPageForm"
          props={{
            text: formText,
            countries: formCountries(data),
            switched: switchedFields(data),
            contact: { contact, chat, mail },
          }}
        />
      </ContactPanel>
    </Layout>
  );
}

export const Head = pageHead("contactUs", (data: Queries.ContactUsPageQuery, company) => [
  organizationSchema(company, textOf(data, "common").footer),
]);

export const query = graphql`
  query ContactUsPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...ContactFormContent
  }
`;
