// Do links to the site's own pages lead somewhere?
import { PAGES, withoutLanguage, type PageKey } from "../../i18n/paths";
import { foundFields } from "../foundFields";
import { isGroup } from "../isGroup";
import { nearest } from "../nearest";
import type { ParsedFile, Problem } from "../problem";

/** The places of each page that a link can name; the services page has one more for each service. */
const ANCHORS: Record<PageKey, readonly string[]> = {
  home: ["contact", "calculator"],
  whoWeAre: ["mission", "vision"],
  services: [],
  invest: [],
  contactUs: ["contact", "facts", "accessibility"],
};

const PATHS = PAGES.map(({ path }) => path as string);

/** The services' names: their files' names, which are their anchors. */
const servicesIn = (names: readonly string[]) =>
  names.flatMap((name) => /^services\/([^/]+)\.json$/.exec(name)?.[1] ?? []);

function linkMessage(link: string, services: readonly string[] | undefined): string | undefined {
  const [path = "", anchor] = link.split("#");
  const page = PAGES.find((one) => one.path === path);
  if (!page) {
    if (withoutLanguage(path) !== path)
      return `names the page's language: write ${withoutLanguage(path)}, the site leads to the visitor's language`;
    const meant = nearest(PATHS, path);
    return `leads to ${path}, which is not a page: ${meant ? `did you mean ${meant}?` : `the pages are ${PATHS.join(", ")}`}`;
  }
  if (anchor === undefined) return undefined;
  const places = page.key === "services" ? services : ANCHORS[page.key];
  if (!places || places.includes(anchor)) return undefined;
  const meant = nearest(places, anchor);
  const all = places.length > 0 ? `it has ${places.map((place) => `#${place}`).join(", ")}` : "leave the # part away";
  return `leads to #${anchor}, which ${path} does not have: ${meant ? `did you mean #${meant}?` : all}`;
}

const linkFields = ({ schema, value }: ParsedFile) =>
  foundFields(schema, value).flatMap(({ field, value: link, meta }) =>
    meta.kind === "link" && typeof link === "string" ? [{ field, link }] : [],
  );

/**
 * Links of one file that begin with `/` and lead to no page of the site, or to no place of it. `services` are the places
 * of the services page; without them a link to any of them is taken as it is.
 */
export function deadLinks(file: ParsedFile, services?: readonly string[]): Problem[] {
  return linkFields(file).flatMap(({ field, link }) => {
    const message = link.startsWith("/") && linkMessage(link, services);
    return message ? [{ file: file.name, field, message }] : [];
  });
}

const addressOf = (site: unknown) => (isGroup(site) && typeof site.url === "string" ? site.url : undefined);

/**
 * Links to pages by the site's own address: they would open a new tab, and one language for all visitors. What else the
 * address has, such as a PDF or a blog, has no shorter one.
 */
function wholeAddresses(file: ParsedFile, url: string): Problem[] {
  return linkFields(file).flatMap(({ field, link }) => {
    if (!`${link}/`.startsWith(`${url}/`)) return [];
    const path = withoutLanguage(link.slice(url.length) || "/");
    const page = path.replace(/\?[^#]*/, "").replace(/\/?(#.*)?$/, "/$1");
    if (!PATHS.includes(page.replace(/#.*/, ""))) return [];
    return [{ file: file.name, field, message: `names this site's own address: write ${page}` }];
  });
}

/**
 * Dead links of all files, and links to pages by the site's own address. `unread` are the names of the files whose JSON is
 * broken: a service among them is still a place.
 */
export function linkProblems(files: ParsedFile[], unread: readonly string[]): Problem[] {
  const services = servicesIn([...files.map(({ name }) => name), ...unread]);
  const url = addressOf(files.find(({ name }) => name === "site.json")?.value);
  return files.flatMap((file) => [...deadLinks(file, services), ...(url ? wholeAddresses(file, url) : [])]);
}
