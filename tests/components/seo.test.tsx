import { Seo } from "../../src/components/Seo";
import { socialImagePath } from "../../src/components/socialImagePath";
import {
  organizationSchema,
  videoThings,
  questionThings,
  serviceThings,
  siteThing,
  type StructuredThing,
} from "../../src/components/structuredData";
import { alternates, pageUrl } from "../../src/i18n/alternates";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { PAGES } from "../../src/site/pages";
import { plainMarkup } from "../fixtures/serverMarkup";
import { companyIn, picture, socialWith, words } from "../fixtures/sitePage";
import { OTHER } from "../fixtures/languages";

interface Options {
  things?: StructuredThing[];
  path?: string;
  hidden?: boolean;
  text?: { title: string; description: string };
}

function headOf(
  language: Language,
  { path = "/invest/", hidden, text = words("invest", language).seo, things }: Options = {},
) {
  const company = companyIn(language);
  const html = plainMarkup(<Seo {...{ company, text, language, path, hidden, things }} />);
  const head = new DOMParser().parseFromString(html, "text/html");
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
  return { company, text, head, meta };
}

function thingsOf(head: Document): StructuredThing[] {
  const json = head.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  // Gatsby reads the element's text; in plain markup it is escaped.
  const text = new DOMParser().parseFromString(json, "text/html").documentElement.textContent ?? "";
  return (JSON.parse(text) as { "@graph": StructuredThing[] })["@graph"];
}

test.each(PAGES.flatMap(({ path }) => LANGUAGES.map((language) => [path, language] as const)))(
  "%s in %s names its own address and those of its alternates",
  (path, language) => {
    const { head, meta, company } = headOf(language, { path });
    const url = pageUrl(company.url, language, path);
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(url);
    const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')];
    expect(links.map(({ hreflang, href }) => ({ hrefLang: hreflang, href }))).toEqual(alternates(company.url, path));
    expect(meta("og:url")).toBe(url);
    expect(meta("og:image")).toBe(company.url + socialImagePath(language, path));
    expect(meta("robots")).toBeUndefined();
  },
);

const LICENSED = { license: "Broker BK 123" };

test("a link preview has the page's texts and both locales", () => {
  const { meta, text, company } = headOf(OTHER);
  expect(meta("og:title")).toBe(text.title);
  expect(meta("og:description")).toBe(text.description);
  expect(meta("og:site_name")).toBe(company.brand);
  expect([meta("og:locale"), meta("og:locale:alternate")]).toEqual(["es_US", "en_US"]);
  expect(meta("twitter:card")).toBe("summary_large_image");
});

test("a page that describes nothing besides itself has no structured data", () => {
  expect(headOf(OTHER).head.querySelector("script")).toBeNull();
});

test("the company is a local business with its address, hours, and area", () => {
  const instagram = "https://www.instagram.com/acme/";
  const profiles = { ...socialWith(() => null), instagram, facebook: "" };
  const company = { ...companyIn(OTHER), social: profiles };
  const { contact } = company;
  expect(organizationSchema(company, { license: "[CGC number]", isSample: true })).toMatchObject({
    "@type": "LocalBusiness",
  });
  expect(organizationSchema(company, LICENSED)).toMatchObject({
    "@type": "RealEstateAgent",
    "@id": `${company.url}/#organization`,
    name: company.brand,
    telephone: contact.phone,
    email: contact.email,
    address: { streetAddress: contact.street, addressCountry: "US" },
    openingHours: ["Mo-Fr 09:00-18:00"],
    areaServed: contact.areaServed,
    sameAs: [instagram],
  });
  const silent = organizationSchema(
    { ...company, contact: { ...contact, openingHours: null, areaServed: null } },
    LICENSED,
  );
  expect(Object.keys(silent)).not.toEqual(expect.arrayContaining(["openingHours"]));
  expect(organizationSchema({ ...company, social: { ...profiles, instagram: null } }, LICENSED)).not.toHaveProperty(
    "sameAs",
  );
  expect(siteThing(company)).toMatchObject({ "@type": "WebSite", name: company.brand });
});

test("services are listed with their provider", () => {
  const company = companyIn();
  expect(serviceThings(company, [{ title: "Academy", summary: "Learn it" }])).toEqual([
    {
      "@type": "Service",
      name: "Academy",
      description: "Learn it",
      provider: { "@type": "Organization", "@id": `${company.url}/#organization`, name: company.brand },
    },
  ]);
});

test("a video is listed with absolute URLs once its publication date is known", () => {
  const company = companyIn();
  const testimonial = {
    title: "A video",
    description: "Seen",
    video: { file: "/media/a.mp4", poster: picture("a"), captions: [] },
  };
  const published = { ...testimonial, video: { ...testimonial.video, published: "2026-11-01" } };
  expect(videoThings(company, [testimonial])).toEqual([]);
  expect(videoThings(company, [published])).toEqual([
    {
      "@type": "VideoObject",
      name: "A video",
      description: "Seen",
      uploadDate: "2026-11-01T12:00:00+00:00",
      contentUrl: `${company.url}/media/a.mp4`,
      thumbnailUrl: `${company.url}/a-730.webp`,
    },
  ]);
});

test("a page's questions are structured data, with answers as plain text; other pages have none", () => {
  const questions = [{ question: "How?", answer: "**Like** [this](/invest/):\n\n- one\n- two" }];
  const things = thingsOf(headOf("en", { things: questionThings(questions) }).head);
  expect(things[0]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "How?", acceptedAnswer: { text: "Like this:\none\ntwo" } }],
  });
  expect(questionThings([])).toEqual([]);
});

test("no text can close the script element of the structured data", () => {
  const title = "</script><script>alert(1)</script>";
  const { head } = headOf("en", { things: [{ "@type": "Service", name: title }] });
  expect(head.querySelector('script[type="application/ld+json"]')?.textContent).not.toMatch(/<|&lt;/);
  expect(thingsOf(head)[0]?.name).toBe(title);
});

test("a page that must not be indexed says so and has no canonical URL", () => {
  const { head, meta } = headOf("en", { path: "/404/", hidden: true });
  expect(meta("robots")).toBe("noindex");
  expect(head.querySelector('link[rel="canonical"], link[rel="alternate"], script')).toBeNull();
  expect(meta("og:url")).toBeUndefined();
});
