// A page's structured data (schema.org, as JSON-LD), limited to what the page shows. Pages that show all facts about
// the company describe it in full; the others only name it.
import { DEFAULT_LANGUAGE } from "../i18n/languages";
import { plainLines } from "../content/markdown";
import { comingHours, hoursForSearch, specialForSearch } from "./openingHours";
import type { Company } from "./pageFrame";
import { pictureSources, type PictureContent } from "./pictureSources";
import { socialImagePath } from "./socialImagePath";
import { socialProfiles } from "./socialProfiles";
import type { VideoContent } from "./VideoPlayer";

export type StructuredThing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** The footer's line about licenses. */
interface LicenseFacts {
  readonly license?: string | null | undefined;
  readonly isSample?: boolean;
}

/** Whether the line about licenses is written out: one with open points is worse than none. */
export const isLicensed = ({ license, isSample = false }: LicenseFacts): boolean => !!license && !isSample;

const organizationId = (site: string) => `${site}/#organization`;

/** The company as a place of business; an agent only once its license is written out. */
export function organizationSchema(company: Company, licenses: LicenseFacts): StructuredThing {
  const { url, brand, legalName, contact } = company;
  const { areaServed } = contact;
  const openingHours = hoursForSearch(contact);
  const special = specialForSearch(comingHours(contact));
  const profiles = socialProfiles(company).map(({ to }) => to);
  return {
    "@type": isLicensed(licenses) ? "RealEstateAgent" : "LocalBusiness",
    "@id": organizationId(url),
    name: brand,
    legalName,
    url: `${url}/`,
    logo: `${url}/icons/icon-512.png`,
    image: url + socialImagePath(DEFAULT_LANGUAGE, "/"),
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
    ...(openingHours.length > 0 && { openingHours }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(areaServed && { areaServed }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The site and its name, on the home page. */
export const siteThing = ({ url, brand }: Company): StructuredThing => ({
  "@type": "WebSite",
  "@id": `${url}/#website`,
  url: `${url}/`,
  name: brand,
});

interface ServiceFacts {
  readonly title: string;
  readonly summary: string;
}

export const serviceThings = ({ url, brand }: Company, services: readonly ServiceFacts[]): StructuredThing[] =>
  services.map(({ title, summary }) => ({
    "@type": "Service",
    name: title,
    description: summary,
    provider: { "@type": "Organization", "@id": organizationId(url), name: brand },
  }));

/** Search engines want a time with its zone: at noon UTC, it is the same day all over the Americas. */
const PUBLISHED_AT = "T12:00:00+00:00";

interface VideoFacts {
  readonly title: string;
  readonly description: string;
  readonly video: VideoContent;
}

/** The videos with a known publication date: search engines accept no others. */
export const videoThings = ({ url }: Company, videos: readonly VideoFacts[]): StructuredThing[] =>
  videos.flatMap(({ title, description, video }) =>
    video.published
      ? [
          {
            "@type": "VideoObject",
            name: title,
            description,
            uploadDate: `${video.published}${PUBLISHED_AT}`,
            contentUrl: new URL(video.file, url).toString(),
            thumbnailUrl: new URL(pictureSources(video.poster).src, url).toString(),
          },
        ]
      : [],
  );

interface ShownProject {
  readonly title: string;
  readonly before: PictureContent;
  readonly after: PictureContent;
}

/** A project's place in the site, and its two pictures. */
export const projectThings = (
  { url, brand }: Company,
  { title, before, after }: ShownProject,
  way: readonly { readonly name: string; readonly path: string }[],
): StructuredThing[] => [
  {
    "@type": "BreadcrumbList",
    itemListElement: [...way.map(({ name, path }) => ({ name, item: url + path })), { name: title }].map(
      (step, index) => ({ "@type": "ListItem", position: index + 1, ...step }),
    ),
  },
  ...[before, after].map((picture) => ({
    "@type": "ImageObject",
    contentUrl: new URL(pictureSources(picture).src, url).toString(),
    caption: picture.alt,
    creditText: brand,
  })),
];

interface Question {
  readonly question: string;
  /** In Markdown. */
  readonly answer: string;
}

/** The questions a page answers; empty for pages without any. */
export const questionThings = (questions: readonly Question[]): StructuredThing[] =>
  questions.length === 0
    ? []
    : [
        {
          "@type": "FAQPage",
          mainEntity: questions.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: plainLines(answer).join("\n") },
          })),
        },
      ];

/** A page's JSON-LD: what it describes besides itself, of which the head's other elements tell. */
export const structuredData = (things: readonly StructuredThing[]): object => ({
  "@context": "https://schema.org",
  "@graph": things,
});
