import { graphql, type PageProps } from "gatsby";
import { MessageCircle } from "lucide";
import { exampleOf } from "../calculator/previewOf";
import { ButtonLink } from "../components/ButtonLink";
import { chatUrl } from "../components/contactLinks";
import { Icon } from "../components/Icon";
import { Layout } from "../components/Layout";
import { companyOf, formCountries, shows, switchedFields, textOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { Reviews } from "../components/Reviews";
import { Section } from "../components/Section";
import { questionThings } from "../components/structuredData";
import { readCalculator } from "../content/contentTypes/calculatorAnswer";
import { useText } from "../content/pageWords";
import { Island } from "../islands/Island";
import { AddressStart } from "../sections/AddressStart";
import { DatedSteps } from "../sections/DatedSteps";
import { OfferExample } from "../sections/OfferExample";
import { Questions } from "../sections/Questions";
import { SaleCompared } from "../sections/SaleCompared";
import { SoldHouses } from "../sections/SoldHouses";
import { pageHead } from "../components/pageHead";

export default function SellYourHousePage({ data }: PageProps<Queries.SellYourHousePageQuery>) {
  const text = useText("sell-your-house");
  const formText = { ...useText("contact-form"), message: text.form.message, messageHelp: text.form.messageHelp };
  const company = companyOf(data);
  const { contact, chat, mail } = company;
  // As on the home page: a unit that the calculator does not know stops the build.
  const rates = readCalculator(data.calculator);
  return (
    <Layout frame={data}>
      {data.media && (
        <PageIntro text={text.intro} picture={data.media.pictures.sell}>
          <AddressStart text={text.intro} />
          <ButtonLink
            to={chatUrl(company, formText.sellers.photosMessage)}
            icon={<Icon drawing={MessageCircle} size={20} />}
          >
            {formText.sellers.photos}
          </ButtonLink>
        </PageIntro>
      )}
      <SoldHouses text={text.proof} houses={data.projects.nodes} isBefore>
        <Reviews reviews={data.reviews.nodes} />
      </SoldHouses>
      {shows(company, "sellYourHouse.steps") && <DatedSteps text={text.steps} />}
      {data.example && rates && shows(company, "sellYourHouse.offer") && (
        <OfferExample text={text.offer} deal={exampleOf(data.example.offerExample, rates)} />
      )}
      {data.example?.saleCompared && shows(company, "sellYourHouse.pays") && (
        <SaleCompared
          text={text.pays}
          ourPrice={data.example.offerExample.purchasePrice}
          compared={data.example.saleCompared}
        />
      )}
      {shows(company, "sellYourHouse.questions") && <Questions text={text.questions} />}
      <Section id="agents" tone="warm" title={text.agents.title} isBeside>
        <div className="stack">
          <p className="measure">{text.agents.text}</p>
          <div>
            <ButtonLink to={chatUrl(company, text.agents.message)} icon={<Icon drawing={MessageCircle} size={20} />}>
              {text.agents.button}
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Section title={text.form.title} lead={text.form.lead} isBeside>
        <div id="contact" className="stack">
          {/* What was typed at the top of the page: src/browser/carryAddress.ts. */}
          <p className="marked" data-carried hidden>
            {text.intro.address}: <strong />
          </p>
          <Island
            name="ContactPageForm"
            props={{
              text: formText,
              countries: formCountries(data),
              switched: { ...switchedFields(data), intent: false, message: true },
              intents: ["sell", "deal", "both"],
              contact: { contact, chat, mail },
            }}
          />
        </div>
      </Section>
    </Layout>
  );
}

export const Head = pageHead("sellYourHouse", (data: Queries.SellYourHousePageQuery, company) =>
  shows(company, "sellYourHouse.questions") ? questionThings(textOf(data, "sell-your-house").questions.list) : [],
);

export const query = graphql`
  query SellYourHousePage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...IntroPictures
    example: company {
      offerExample {
        purchasePrice
        works
        salePrice
      }
      saleCompared {
        agentPrice
        costs {
          item(language: $language)
          withUs
          withAgent
        }
      }
    }
    calculator {
      ...CalculatorFacts
    }
    ...ContactFormContent
    projects: allProject(sort: { order: ASC }, limit: 2) {
      nodes {
        ...SoldHouse
      }
    }
    reviews: allReview(filter: { isSeller: { eq: true } }, sort: { order: ASC }) {
      nodes {
        title(language: $language)
        quote(language: $language)
        about(language: $language)
        isSample
      }
    }
  }
`;
