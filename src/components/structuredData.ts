import type { Language } from "../i18n/languages";
import type { Company } from "./pageFrame";

/** JSON-LD of a page: the page itself and the company, with nothing that the page does not show. */
export function organization(
  { url: site, brand, legalName, contact, social }: Company,
  text: { title: string; description: string },
  url: string,
  language: Language,
): object {
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
    ],
  };
}
