import { graphql, type PageProps } from "gatsby";
import { MessageCircle } from "lucide";
import { exampleOf } from "../calculator/previewOf";
import { ButtonLink } from "../components/ButtonLink";
import { chatUrl } from "../components/contactLinks";
import { Icon } from "../components/Icon";
import { Layout } from "../components/Layout";
import { companyOf, textOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { questionThings } from "../components/structuredData";
import { readCalculator } from "../content/contentTypes/calculatorAnswer";
import { useText } from "../content/pageWords";
import { Island } from "../islands/Island";
import { ContactPanel } from "../sections/ContactPanel";
import { DatedSteps } from "../sections/DatedSteps";
import { OfferExample } from "../sections/OfferExample";
import { Points } from "../sections/Points";
import { Questions } from "../sections/Questions";
import { WhoPays } from "../sections/WhoPays";
import { pageHead } from "../components/pageHead";

export default function SellYourHousePage({ data }: PageProps<Queries.SellYourHousePageQuery>) {
  const text = useText("sell-your-house");
  const formText = { ...useText("contact-form"), message: text.form.message, messageHelp: text.form.messageHelp };
  const company = companyOf(data);
  const { contact, chat, mail } = company;
  // As on the home page: a unit that the calculator does not know stops the build.
  const rates = readCalculator(data.calculator);
  const photos = (
    <ButtonLink to={chatUrl(company, text.photos.message)} icon={<Icon drawing={MessageCircle} size={20} />}>
      {text.photos.button}
    </ButtonLink>
  );
  return (
    <Layout frame={data}>
      {data.media && (
        <PageIntro text={text.intro} picture={data.media.pictures.sell}>
          <ButtonLink to="#contact" look="action">
            {text.intro.formButton}
          </ButtonLink>
          {photos}
        </PageIntro>
      )}
      <DatedSteps text={text.steps} />
      <WhoPays text={text.pays} />
      <Points text={text.situations} />
      {data.example && rates && (
        <OfferExample text={text.offer} deal={exampleOf(data.example.exampleDeal, rates).deal} />
      )}
      <Questions text={text.questions} />
      <ContactPanel text={text} company={company} photos={{ ...text.photos, link: photos }}>
        <Island
          name="ContactPageForm"
          props={{
            text: formText,
            countries: data.countries.nodes,
            switched: { intent: true, message: true },
            intents: ["sell", "deal", "both"],
            contact: { contact, chat, mail },
          }}
        />
      </ContactPanel>
    </Layout>
  );
}

export const Head = pageHead("sellYourHouse", (data: Queries.SellYourHousePageQuery) =>
  questionThings(textOf(data, "sell-your-house").questions.list),
);

export const query = graphql`
  query SellYourHousePage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...DealExample
    ...ContactFormContent
    media: company {
      pictures {
        sell {
          ...IntroPicture
        }
      }
    }
  }
`;
