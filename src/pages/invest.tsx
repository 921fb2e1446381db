import { graphql, type PageProps } from "gatsby";
import { exampleOf } from "../calculator/previewOf";
import { teaserExample } from "../calculator/words/teaserWords";
import { ButtonLink } from "../components/ButtonLink";
import { CallBand } from "../components/CallBand";
import { Layout } from "../components/Layout";
import { companyOf } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { readCalculator } from "../content/contentTypes/calculatorAnswer";
import { useText } from "../content/pageWords";
import { Advantage } from "../sections/Advantage";
import { FitCards } from "../sections/FitCards";
import { Points } from "../sections/Points";
import { Steps } from "../sections/Steps";
import { Teaser } from "../sections/Teaser";
import { pageHead } from "../components/pageHead";

export default function InvestPage({ data }: PageProps<Queries.InvestPageQuery>) {
  const text = useText("invest");
  const teaser = useText("teaser");
  const company = companyOf(data);
  // As on the home page: a unit that the calculator does not know stops the build.
  const rates = readCalculator(data.calculator);
  const example = data.example?.exampleDeal;
  const planned = example && rates ? exampleOf(example, rates) : undefined;
  return (
    <Layout frame={data} endsWithCallBand>
      {data.media && (
        <PageIntro text={text.intro} picture={data.media.pictures.invest}>
          <ButtonLink to="#money">{text.intro.moneyButton}</ButtonLink>
        </PageIntro>
      )}
      <Steps text={text.steps} steps={data.steps.nodes} />
      <FitCards text={text.fit} />
      <Points id="money" text={text.money}>
        <ButtonLink to={text.money.more.to}>{text.money.more.label}</ButtonLink>
      </Points>
      {planned && (
        <Advantage
          text={text.advantage}
          notice={text.notice}
          deal={planned.deal}
          told={planned.told({ ...teaser, loss: teaser.exampleFall })}
        />
      )}
      {rates && (
        <Teaser text={teaser} facts={rates} example={example && teaserExample(example, rates, teaser)} tone="warm" />
      )}
      <CallBand text={text.call} company={company} />
    </Layout>
  );
}

export const Head = pageHead("invest");

export const query = graphql`
  query InvestPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...DealExample
    media: company {
      pictures {
        invest {
          ...IntroPicture
        }
      }
    }
    steps: allStep(sort: { order: ASC }) {
      nodes {
        title(language: $language)
        text(language: $language)
        time(language: $language)
        who(language: $language)
        cost(language: $language)
        picture {
          ...CardPicture
        }
      }
    }
  }
`;
