import { graphql, type HeadProps, type PageProps } from "gatsby";
import { MessageCircle } from "lucide";
import { exampleOf } from "../calculator/previewOf";
import { ButtonLink } from "../components/ButtonLink";
import { chatUrl } from "../components/contactLinks";
import { Icon } from "../components/Icon";
import { Layout } from "../components/Layout";
import { companyOf, textOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { Seo } from "../components/Seo";
import { questionThings } from "../components/structuredData";
import type { CalculatorContent } from "../content/contentTypes/calculator";
import { useText } from "../content/pageWords";
import type { Language } from "../i18n/languages";
import { Island } from "../islands/Island";
import { ContactPanel } from "../sections/ContactPanel";
import { DatedSteps } from "../sections/DatedSteps";
import { OfferExample } from "../sections/OfferExample";
import { Points } from "../sections/Points";
import { Questions } from "../sections/Questions";
import { WhoPays } from "../sections/WhoPays";
import { pathOf } from "../site/pages";

export default function SellYourHousePage({ data }: PageProps<Queries.SellYourHousePageQuery>) {
  const text = useText("sell-your-house");
  const formText = { ...useText("contact-form"), message: text.form.message, messageHelp: text.form.messageHelp };
  const company = companyOf(data);
  const { contact, chat, mail } = company;
  // As on the home page: a unit that the calculator does not know stops the build.
  const rates = data.calculator as CalculatorContent | null;
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
      {data.media && rates && <OfferExample text={text.offer} deal={exampleOf(data.media.exampleDeal, rates).deal} />}
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

export function Head({ data, pageContext }: HeadProps<Queries.SellYourHousePageQuery, { language: Language }>) {
  const { seo, questions } = textOf(data, "sell-your-house");
  const page = { text: seo, language: pageContext.language, path: pathOf("sellYourHouse") };
  return <Seo company={companyOf(data)} {...page} things={questionThings(questions.list)} />;
}

export const query = graphql`
  query SellYourHousePage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...ContactFormContent
    media: company {
      pictures {
        sell {
          ...IntroPicture
        }
      }
      exampleDeal {
        purchasePrice
        works
        salePrice
      }
    }
    calculator {
      ...CalculatorFacts
    }
  }
`;
