// The registry of pages: what the site derives from its pages is derived from here. Pages that entries of
// content/ have are told in entryPages.ts.

interface PageEntry {
  /** Names the page in code, its link's text in content/text/common.json (`nav`) and its budget. */
  key: string;
  /** Without language prefix. The page's file in src/pages/ has the same name. */
  path: `/${string}`;
  /** The files of content/text/ whose words the page needs besides `common`, its own first. */
  texts: readonly [string, ...string[]];
  /** Listed in the navigation and in the footer, in this order. */
  inNav: boolean;
  /** Picture of content/site.json behind the title in the picture that a shared link shows. */
  picture: string;
  /** Places that a link can name: ids of sections, or one for each entry of a folder of content/. */
  anchors: readonly string[] | { entriesOf: string };
  /** The folders of content/ whose entries it shows. */
  shows: readonly string[];
  /** In the sitemap and open to search engines, with an address in each language. */
  indexed: boolean;
}

export const ALL_PAGES = [
  {
    key: "home",
    path: "/",
    texts: ["home", "contact-form", "calculator", "teaser"],
    inNav: true,
    picture: "hero.wide",
    anchors: ["contact", "calculator", "projects"],
    shows: ["stats", "services", "projects", "testimonials", "reviews"],
    indexed: true,
  },
  {
    key: "whoWeAre",
    path: "/who-we-are/",
    texts: ["who-we-are"],
    inNav: true,
    picture: "pictures.whoWeAre",
    anchors: ["mission", "vision"],
    shows: ["stats", "team"],
    indexed: true,
  },
  {
    key: "services",
    path: "/services/",
    texts: ["services"],
    inNav: true,
    picture: "pictures.services",
    anchors: { entriesOf: "services" },
    shows: ["services"],
    indexed: true,
  },
  {
    key: "invest",
    path: "/invest/",
    texts: ["invest", "teaser"],
    inNav: true,
    picture: "pictures.invest",
    anchors: [],
    shows: ["steps"],
    indexed: true,
  },
  {
    key: "contactUs",
    path: "/contact-us/",
    texts: ["contact-us", "contact-form"],
    inNav: true,
    picture: "pictures.contact",
    anchors: ["contact", "facts"],
    shows: [],
    indexed: true,
  },
  {
    key: "notFound",
    path: "/404/",
    texts: ["not-found"],
    inNav: false,
    picture: "pictures.notFoundAfter",
    anchors: [],
    shows: [],
    indexed: false,
  },
] as const satisfies readonly PageEntry[];

type AnyPage = (typeof ALL_PAGES)[number];

export type Page = Extract<AnyPage, { indexed: true }>;

export type PageKey = Page["key"];

/** The pages that have an address, in the order of the navigation. */
export const PAGES: readonly Page[] = ALL_PAGES.filter((page): page is Page => page.indexed);

type NavPage = Extract<Page, { inNav: true }>;

/** The pages of the navigation in their order. */
export const NAV_PAGES: readonly NavPage[] = PAGES.filter((page): page is NavPage => page.inNav);

export type NavKey = NavPage["key"];
