// Do links to the site's own pages lead somewhere?
import { PAGES, withoutLanguage, type PageKey } from "../../i18n/paths";
import { foundFields } from "../foundFields";
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

function linkMessage(link: string, services: string[]): string | undefined {
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
  if (places.includes(anchor)) return undefined;
  const meant = nearest(places, anchor);
  const all = places.length > 0 ? `it has ${places.map((place) => `#${place}`).join(", ")}` : "leave the # part away";
  return `leads to #${anchor}, which ${path} does not have: ${meant ? `did you mean #${meant}?` : all}`;
}

/**
 * Links that begin with `/` and lead to no page of the site, or to no place of it. `unread` are the names of the files
 * whose JSON is broken: a service among them is still a place.
 */
export function linkProblems(files: ParsedFile[], unread: readonly string[]): Problem[] {
  const services = servicesIn([...files.map(({ name }) => name), ...unread]);
  return files.flatMap(({ name, schema, value }) =>
    foundFields(schema, value).flatMap(({ field, value: link, meta }) => {
      if (meta.kind !== "link" || typeof link !== "string" || !link.startsWith("/")) return [];
      const message = linkMessage(link, services);
      return message ? [{ file: name, field, message }] : [];
    }),
  );
}
