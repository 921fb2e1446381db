// The page registry: everything about pages derives from it. For pages generated from entries, see entryPages.ts.

/** Anchors that a link can name: ids of sections, or one per entry in a folder of content/. */
export type Anchors = readonly string[] | { entriesOf: string };

interface PageEntry {
  /** Identifies the page in code, its link text in content/text/common.json (`nav`) and its budget. */
  key: string;
  /** Without language prefix. The file in src/pages/ has the same name. */
  path: `/${string}`;
  /** The files in content/text/ that the page needs besides `common`, its own first. */
  texts: readonly [string, ...string[]];
  /** Listed in the navigation and the footer, in this order. */
  inNav: boolean;
  /** Listed in the drawer and the footer, after the navigation. */
  inMenu: boolean;
  /** Background of the social image: a picture from content/site.json. */
  picture: string;
  anchors: Anchors;
  /** What else of content/ the page shows: folders, for their entries, and single files. */
  shows: readonly string[];
  /** In the sitemap and indexable, with a URL in each language. */
  indexed: boolean;
  /** Paths that the page had, without language prefix: they lead to it. */
  former?: readonly `/${string}`[];
}

export const ALL_PAGES = [
  {
    key: "home",
    path: "/",
    texts: ["home", "contact-form", "calculator"],
    inNav: true,
    inMenu: false,
    picture: "hero.wide",
    anchors: ["contact", "calculator", "projects"],
    shows: ["stats", "services", "projects", "testimonials", "reviews", "calculator.json"],
    indexed: true,
  },
  {
    key: "whoWeAre",
    path: "/who-we-are/",
    texts: ["who-we-are"],
    inNav: true,
    inMenu: false,
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
    inMenu: false,
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
    inMenu: false,
    picture: "pictures.invest",
    anchors: ["money", "teaser"],
    shows: ["steps", "projects", "calculator.json"],
    indexed: true,
  },
  {
    key: "contactUs",
    path: "/contact-us/",
    texts: ["contact-us", "contact-form"],
    inNav: true,
    inMenu: false,
    picture: "pictures.contact",
    anchors: ["contact", "facts"],
    shows: [],
    indexed: true,
  },
  {
    key: "sellYourHouse",
    path: "/sell-your-house/",
    texts: ["sell-your-house", "contact-form"],
    inNav: false,
    inMenu: true,
    picture: "pictures.sell",
    anchors: ["contact", "agents"],
    shows: ["reviews", "projects", "calculator.json"],
    indexed: true,
  },
  {
    key: "projects",
    path: "/projects/",
    texts: ["projects", "home"],
    inNav: false,
    inMenu: true,
    picture: "pictures.projects",
    anchors: ["all"],
    shows: ["projects"],
    indexed: true,
  },
  {
    key: "notFound",
    path: "/404/",
    texts: ["not-found"],
    inNav: false,
    inMenu: false,
    picture: "pictures.notFoundAfter",
    anchors: [],
    shows: [],
    indexed: false,
  },
] as const satisfies readonly PageEntry[];

type AnyPage = (typeof ALL_PAGES)[number];

export type PageKey = AnyPage["key"];

const PATHS = Object.fromEntries(ALL_PAGES.map(({ key, path }) => [key, path])) as Record<PageKey, string>;

/** The former paths of pages, each with the page's own; without language prefix. */
export const formerPaths = (pages: readonly PageEntry[] = ALL_PAGES): { from: string; to: string }[] =>
  pages.flatMap(({ path, former = [] }) => former.map((from) => ({ from, to: path })));

/** A page's path without language prefix, for links in code. */
export const pathOf = (key: PageKey): string => PATHS[key];

export type Page = Extract<AnyPage, { indexed: true }>;

/** The pages with a URL of their own, in navigation order. */
export const PAGES: readonly Page[] = ALL_PAGES.filter((page): page is Page => page.indexed);

type NavPage = Extract<Page, { inNav: true }>;

/** The pages in the navigation, in order. */
export const NAV_PAGES: readonly NavPage[] = PAGES.filter((page): page is NavPage => page.inNav);

type MenuPage = Extract<Page, { inMenu: true }>;

/** The pages listed after the navigation, in order. */
export const MENU_PAGES: readonly MenuPage[] = PAGES.filter((page): page is MenuPage => page.inMenu);
