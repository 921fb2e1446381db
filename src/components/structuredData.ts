import type { Language } from "../i18n/languages";
import { plainLines } from "../content/markdown";
import type { Company } from "./pageFrame";

export interface Question {
  readonly question: string;
  /** In Markdown. */
  readonly answer: string;
}

interface PageFacts {
  company: Company;
  text: { title: string; description: string };
  /** Absolute address of the page. */
  url: string;
  language: Language;
  questions: readonly Question[];
}

const questionPage = (url: string, language: Language, questions: readonly Question[]) => ({
  "@type": "FAQPage",
  "@id": `${url}#questions`,
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainLines(answer).join("\n") },
  })),
});

/** JSON-LD of a page: the page itself, the company and the page's questions, with nothing that the page does not show. */
export function structuredData({ company, text, url, language, questions }: PageFacts): object {
  const { url: site, brand, legalName, contact, social } = company;
  const organizationId = `${site}/#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organizationId,
        name: brand,
        legalName,
        url: `${site}/`,
        logo: `${site}/icons/icon-512.png`,
        telephone: contact.phone,
        email: contact.email,
        address: {
          "@type": "PostalAddress",
          streetAddress: contact.street,
          addressLocality: contact.city,
          addressRegion: contact.state,
          postalCode: contact.postalCode,
          addressCountry: "US",
        },
        sameAs: [social.linkedin, social.instagram, social.facebook, social.tiktok],
      },
      {
        "@type": "WebPage",
        "@id": url,
        url,
        name: text.title,
        description: text.description,
        inLanguage: language,
        publisher: { "@id": organizationId },
      },
      ...(questions.length > 0 ? [questionPage(url, language, questions)] : []),
    ],
  };
}
