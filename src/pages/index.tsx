import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useState } from "react";
import { chatUrl } from "../components/contactLinks";
import { FirstViewEnd } from "../components/FirstViewEnd";
import { Layout } from "../components/Layout";
import { companyOf, textOf } from "../components/pageFrame";
import { Seo } from "../components/Seo";
import { lateProjects, loadLate } from "../content/lateData";
import { useLanguage, useText } from "../content/useText";
import { LazyCalculator } from "../calculator/LazyCalculator";
import { SharedDealNote } from "../calculator/SharedDealNote";
import { usePreparedCalculator } from "../calculator/usePreparedCalculator";
import { AfterContact, BeforeContact } from "../contact/AfterContact";
import { LazyContactForm } from "../contact/LazyContactForm";
import { useContactCompletion } from "../contact/useContactCompletion";
import type { Language } from "../i18n/languages";
import { Features } from "../sections/Features";
import { Hero } from "../sections/Hero";
import { InvestWithUs } from "../sections/InvestWithUs";
import { Presentation } from "../sections/Presentation";
import { ProjectGallery, type ProjectContent } from "../sections/ProjectGallery";
import { ServiceCards } from "../sections/ServiceCards";
import { StatsStrip } from "../sections/StatsStrip";
import { Testimonials } from "../sections/Testimonials";

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const text = useText("home");
  const formText = useText("contact-form");
  const language = useLanguage();
  const company = companyOf(data);
  const [isSentNow, complete] = useContactCompletion("calculator");
  const [calculation, setCalculation] = useState<Record<string, unknown>>();
  usePreparedCalculator("contact", language);
  return (
    <Layout company={company} overHero>
      {data.media && <Hero text={text.hero} hero={data.media.hero} chatUrl={chatUrl(company)} />}
      <FirstViewEnd />
      {data.media && <Presentation text={text.presentation} presenter={data.media.presenter} />}
      <Features text={text.features} />
      <StatsStrip title={text.stats.title} stats={data.stats.nodes} />
      <ServiceCards text={text.services} services={data.services.nodes} />
      <ProjectGallery
        text={text.projects}
        projects={data.projects.nodes}
        total={data.projects.totalCount}
        loadMore={(part) => loadLate<ProjectContent[]>(lateProjects(language, part))}
      />
      <Testimonials text={text.testimonials} testimonials={data.testimonials.nodes} />
      <InvestWithUs text={text.investWithUs} company={company}>
        <BeforeContact sentNow={isSentNow}>
          <SharedDealNote text={text.calculator.sharedDeal} />
        </BeforeContact>
        <LazyContactForm
          text={formText}
          countries={data.countries.nodes}
          language={language}
          contact={company}
          page={location.pathname}
          onCompleted={complete}
          calculation={calculation}
        />
      </InvestWithUs>
      <AfterContact sentNow={isSentNow}>
        <LazyCalculator
          text={text.calculator}
          language={language}
          company={company}
          requestUrl="#contact"
          onCalculation={setCalculation}
        />
      </AfterContact>
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, { language: Language }>) {
  return <Seo company={companyOf(data)} text={textOf(data, "home").seo} language={pageContext.language} path="/" />;
}

export const query = graphql`
  query HomePage($language: String!, $texts: [String!]!, $featured: Int!) {
    ...PageFrame
    ...CountryList
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
        portraitFilm {
          mp4
          webm
        }
      }
      presenter {
        video {
          ...VideoParts
        }
        transcript(language: $language)
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
      }
    }
    projects: allProject(sort: { order: ASC }, limit: $featured) {
      totalCount
      nodes {
        ...ProjectFacts
      }
    }
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes {
        title(language: $language)
        description(language: $language)
        transcript(language: $language)
        video {
          ...VideoParts
        }
      }
    }
  }
`;
