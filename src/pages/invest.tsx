import { graphql, type PageProps } from "gatsby";
import { readAssumptions } from "../calculator/model/assumptions";
import { stepFigures } from "../calculator/previewOf";
import { teaserExample } from "../calculator/words/teaserWords";
import { ButtonLink } from "../components/ButtonLink";
import { CallBand } from "../components/CallBand";
import { FactList } from "../components/FactList";
import { Layout } from "../components/Layout";
import { companyOf, shows } from "../components/pageFrame";
import { PageIntro } from "../components/PageIntro";
import { readCalculator } from "../content/contentTypes/calculatorAnswer";
import { useLanguage, useText } from "../content/pageWords";
import { FitCards } from "../sections/FitCards";
import { Points } from "../sections/Points";
import { SharedLoss } from "../sections/SharedLoss";
import { SoldHouses } from "../sections/SoldHouses";
import { Steps } from "../sections/Steps";
import { Teaser } from "../sections/Teaser";
import { lossShares, resultOf } from "../projects/deal";
import { newestAndLoss } from "../projects/portfolio";
import { pageHead } from "../components/pageHead";
import { pathOf } from "../site/pages";

const FORM = `${pathOf("contactUs")}?intent=invest#contact`;

export default function InvestPage({ data }: PageProps<Queries.InvestPageQuery>) {
  const text = useText("invest");
  const teaser = useText("teaser");
  const company = companyOf(data);
  // As on the home page: a unit that the calculator does not know stops the build.
  const language = useLanguage();
  const rates = readCalculator(data.calculator);
  const example = data.example?.exampleDeal;
  const sold = data.projects.nodes.flatMap(({ deal, ...house }) => (deal ? [{ ...house, deal }] : []));
  const shown = newestAndLoss(sold);
  const lost = shown.find(({ deal }) => resultOf(deal) < 0);
  const { titleWithLoss, ...proof } = text.proof;
  return (
    <Layout frame={data}>
      {data.media && (
        <PageIntro text={text.intro} picture={data.media.pictures.invest}>
          <ButtonLink to={FORM} variant="action">
            {text.intro.formButton}
          </ButtonLink>
          {shows(company, "invest.money") && <ButtonLink to="#money">{text.intro.moneyButton}</ButtonLink>}
        </PageIntro>
      )}
      <SoldHouses
        text={lost && shown.some(({ deal }) => resultOf(deal) >= 0) ? { ...proof, title: titleWithLoss } : proof}
        houses={shown}
      />
      {rates && <Steps text={text.steps} steps={data.steps.nodes} figures={stepFigures(rates, language)} />}
      {rates && shows(company, "invest.teaser") && (
        <Teaser
          text={company.calculatorGate ? teaser : { ...teaser, open: teaser.openAtOnce }}
          facts={rates}
          example={example && teaserExample(example, rates, teaser, language)}
          tone="warm"
        />
      )}
      {shows(company, "invest.advantage") && (
        <SharedLoss
          text={text.advantage}
          lost={
            lost && rates && { house: lost, shares: lossShares(lost.deal, readAssumptions(rates).companyShareOfProfit) }
          }
        >
          <ButtonLink to={FORM} variant="action">
            {text.advantage.formButton}
          </ButtonLink>
        </SharedLoss>
      )}
      {shows(company, "invest.fit") && <FitCards text={text.fit} />}
      {shows(company, "invest.money") && (
        <Points id="money" text={text.money}>
          <details>
            <summary className="unfolds">{text.report.open}</summary>
            <FactList facts={text.report.rows.map(({ item, value }) => [item, value])} className="rows" />
          </details>
          <ButtonLink to={text.money.more.to}>{text.money.more.label}</ButtonLink>
        </Points>
      )}
      <CallBand text={text.call} company={company} />
    </Layout>
  );
}

export const Head = pageHead("invest");

export const query = graphql`
  query InvestPage($language: String!, $texts: [String!]!) {
    ...PageFrame
    ...IntroPictures
    example: company {
      exampleDeal {
        purchasePrice
        salePrice
      }
    }
    calculator {
      ...CalculatorFacts
    }
    projects: allProject(sort: { order: ASC }) {
      nodes {
        ...SoldHouse
      }
    }
    steps: allStep(sort: { order: ASC }) {
      nodes {
        title(language: $language)
        text(language: $language)
        time(language: $language)
        cost(language: $language)
        picture {
          ...CardPicture
        }
      }
    }
  }
`;
