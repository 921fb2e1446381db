// The site's own pages, with their queries and fragments.
import "../calculator/calculatorQuery";
import "../components/pageFrameQuery";
import "../components/pictureQueries";
import "../contact/ui/contactFormQuery";
import "../sections/projectQuery";
import "../sections/statQuery";
import type { ComponentType } from "react";
import type { PageProps } from "gatsby";
import * as notFound from "../pages/404";
import * as contactUs from "../pages/contact-us";
import * as home from "../pages/index";
import * as invest from "../pages/invest";
import * as project from "../pages/projects/{Project.parent__(File)__name}";
import * as projects from "../pages/projects";
import * as sellYourHouse from "../pages/sell-your-house";
import * as services from "../pages/services";
import * as whoWeAre from "../pages/who-we-are";
import * as wordPage from "../pages/{WordPage.parent__(File)__name}";
import { ENTRY_PAGES, type EntryPageKey } from "../site/entryPages";
import { ALL_PAGES, type PageKey } from "../site/pages";

interface PageModule {
  default: ComponentType<PageProps<never>>;
  /** GraphQL source; in the preview's bundle, `graphql` returns it unchanged. */
  query: unknown;
}

const REGISTERED: Record<PageKey, PageModule> = {
  home,
  whoWeAre,
  services,
  invest,
  contactUs,
  sellYourHouse,
  projects,
  notFound,
};

const OF_ENTRIES: Record<EntryPageKey, PageModule> = { project, wordPage };

export interface SitePage {
  Page: ComponentType<PageProps<never>>;
  query: string;
  /** For an entry page: the entry's file, which is its node's ID. */
  id?: string;
}

/** The page at a path without language prefix. @throws Error if there is none */
export function pageAt(path: string): SitePage {
  const registered = ALL_PAGES.find((page) => page.path === path);
  if (registered) return sitePage(REGISTERED[registered.key]);
  for (const [key, { below, folder }] of Object.entries(ENTRY_PAGES).reverse()) {
    const name = path.startsWith(below) ? path.slice(below.length).replace(/\/$/, "") : "";
    if (name) return { ...sitePage(OF_ENTRIES[key as EntryPageKey]), id: `${folder}/${name}.json` };
  }
  throw new Error(`There is no page at ${path}`);
}

const sitePage = ({ default: Page, query }: PageModule): SitePage => ({ Page, query: String(query) });
