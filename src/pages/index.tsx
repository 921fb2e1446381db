import { graphql, type PageProps } from "gatsby";
import { previewOf } from "../calculator/previewOf";
import { Doors } from "../components/Doors";
import { Layout } from "../components/Layout";
import { isCalculable } from "../projects/deal";
import { companyOf, formCountries, shows, switchedFields, textOf } from "../components/pageFrame";
import { organizationSchema, siteThing, videoThings } from "../components/structuredData";
import { readCalculator } from "../content/contentTypes/calculatorAnswer";
import { useLanguage, useText } from "../content/pageWords";
import { Island } from "../islands/Island";
import { Features } from "../sections/Features";
import { Hero } from "../sections/Hero";
import { Presentation } from "../sections/Presentation";
import { ServiceCards } from "../sections/ServiceCards";
import { StatsStrip } from "../sections/StatsStrip";
import { middleHouse } from "../projects/portfolio";
import { Testimonials } from "../sections/Testimonials";
import { pageHead } from "../components/pageHead";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const text = useText("home");
  const formText = useText("contact-form");
  const company = companyOf(data);
  const { contact, chat, mail } = company;
  const words = { text: useText("calculator"), language: useLanguage() };
  const sold = middleHouse(
    data.projects.nodes.flatMap(({ deal, ...project }) => (deal && isCalculable(deal) ? [{ ...project, deal }] : [])),
  );
  // GraphQL knows the units of rates as texts; a unit that the calculator does not know stops the build.
  const rates = readCalculator(data.calculator);
  const preview = sold && rates ? previewOf(sold, rates, words) : undefined;
  return (
    <Layout frame={data} overHero>
      {data.media && <Hero text={text.hero} hero={data.media.hero} company={company} />}
      <Doors company={company} />
      <StatsStrip title={text.stats.title} stats={data.stats.nodes} />
      {shows(company, "home.presentation") && (
        <Presentation text={text.presentation} presenter={data.media?.presenter} />
      )}
      {shows(company, "home.features") && <Features text={text.features} />}
      <ServiceCards text={text.services} services={data.services.nodes} />
      <Island
        name="ProjectGallery"
        props={{ text: text.projects, projects: data.projects.nodes, total: data.projects.totalCount }}
      />
      <Testimonials text={text.testimonials} testimonials={data.testimonials.nodes} reviews={data.reviews.nodes} />
      <Island
        name="HomeContact"
        props={{
          text: {
            investWithUs: text.investWithUs,
            calculator: text.calculator,
            preview: text.preview,
            deal: text.projects.deal,
          },
          preview,
          formText,
          countries: formCountries(data),
          switched: switchedFields(data),
          isGated: company.calculatorGate,
          company: { contact, chat, mail },
        }}
      />
    </Layout>
  );
}

export const Head = pageHead("home", (data: Queries.HomePageQuery, company) => {
  const { presentation } = textOf(data, "home");
  const { video } = data.media?.presenter ?? {};
  const presenter = shows(company, "home.presentation") &&
    video && { title: presentation.videoTitle, description: presentation.paragraphs.join(" "), video };
  const videos = [...(presenter ? [presenter] : []), ...data.testimonials.nodes];
  return [
    organizationSchema(company, textOf(data, "common").footer),
    siteThing(company),
    ...videoThings(company, videos),
  ];
});

export const query = graphql`
  query HomePage($language: String!, $texts: [String!]!, $featured: Int!) {
    ...PageFrame
    calculator {
      ...CalculatorFacts
    }
    ...ContactFormContent
    media: company {
      hero {
        wide {
          ...WidePicture
        }
        portrait {
          ...PortraitPicture
        }
        wideFilm {
          mp4
          webm
        }
      }
      presenter {
        video {
          ...VideoParts
        }
        transcript(language: $language)
        isSample
      }
    }
    stats: allStat(filter: { page: { eq: "home" } }, sort: { order: ASC }) {
      nodes {
        ...StatFacts
      }
    }
    services: allService(filter: { onHome: { eq: true } }, sort: { order: ASC }) {
      nodes {
        title(language: $language)
        summary(language: $language)
        link
        picture {
          ...CardPicture
        }
        tall {
          ...CardPicture
        }
      }
    }
    projects: allProject(sort: { order: ASC }, limit: $featured) {
      totalCount
      nodes {
        ...ProjectFacts
      }
    }
    reviews: allReview(sort: { order: ASC }) {
      nodes {
        title(language: $language)
        quote(language: $language)
        about(language: $language)
        isSample
      }
    }
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes {
        title(language: $language)
        description(language: $language)
        transcript(language: $language)
        isSample
        video {
          ...VideoParts
        }
      }
    }
  }
`;
