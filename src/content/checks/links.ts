// Do links to the site's own pages lead somewhere?
import { withoutLanguage } from "../../i18n/paths";
import { PAGES } from "../../site/pages";
import { entryPagesAmong } from "../../site/entryPages";
import { isLink } from "../fields";
import { foundFields } from "../foundFields";
import { isGroup } from "../isGroup";
import { linksIn } from "../markdown";
import { nearest } from "../nearest";
import type { ParsedFile, Problem } from "../problem";
import { markdownTexts } from "./markdown";

/** What of the site's addresses only the whole content tells. */
interface Known {
  /** Paths below content/ of all its files. */
  files: readonly string[];
}

const PATHS: readonly string[] = PAGES.map(({ path }) => path);

/** The names of a folder's files. */
const entriesIn = (folder: string, { files }: Known) =>
  files.filter((name) => name.startsWith(`${folder}/`)).flatMap((name) => /\/([^/]+)\.json$/.exec(name)?.[1] ?? []);

const pathsOf = (known: Known | undefined) => [
  ...PATHS,
  ...entryPagesAmong(known?.files ?? []).map(({ path }) => path),
];

/** The places of a page that a link can name; undefined where they are not known. Pages of entries have none. */
function placesOf(path: string, known: Known | undefined): readonly string[] | undefined {
  const anchors: (typeof PAGES)[number]["anchors"] = PAGES.find((page) => page.path === path)?.anchors ?? [];
  if (!("entriesOf" in anchors)) return anchors;
  return known && entriesIn(anchors.entriesOf, known);
}

function linkMessage(link: string, known: Known | undefined): string | undefined {
  const [path = "", anchor] = link.split("#");
  const paths = pathsOf(known);
  if (!paths.includes(path)) {
    if (withoutLanguage(path) !== path)
      return `names the page's language: write ${withoutLanguage(path)}, the site leads to the visitor's language`;
    const meant = nearest(paths, path);
    // It may be the page of an entry.
    if (!known && !meant) return undefined;
    return `leads to ${path}, which is not a page: ${meant ? `did you mean ${meant}?` : `the pages are ${paths.join(", ")}`}`;
  }
  if (anchor === undefined) return undefined;
  const places = placesOf(path, known);
  if (!places || places.includes(anchor)) return undefined;
  const meant = nearest(places, anchor);
  const all = places.length > 0 ? `it has ${places.map((place) => `#${place}`).join(", ")}` : "leave the # part away";
  return `leads to #${anchor}, which ${path} does not have: ${meant ? `did you mean #${meant}?` : all}`;
}

/** Every link of a file: those that have a field of their own, and those inside of texts. */
const linkFields = (file: ParsedFile) => [
  ...foundFields(file.schema, file.value).flatMap(({ field, value: link, meta }) =>
    meta.kind === "link" && typeof link === "string" ? [{ field, link }] : [],
  ),
  ...markdownTexts(file).flatMap(({ field, text }) => linksIn(text).map((link) => ({ field, link }))),
];

/**
 * Links of one file that begin with `/` and lead to no page of the site, or to no place of it. Without `known`, links that
 * may lead to an entry or its page are taken as they are.
 */
export function deadLinks(file: ParsedFile, known?: Known): Problem[] {
  return linkFields(file).flatMap(({ field, link }) => {
    const message = link.startsWith("/") && isLink(link) && linkMessage(link, known);
    return message ? [{ file: file.name, field, message }] : [];
  });
}

const addressOf = (site: unknown) => (isGroup(site) && typeof site.url === "string" ? site.url : undefined);

/**
 * Links to pages by the site's own address: they would open a new tab, and one language for all visitors. What else the
 * address has, such as a PDF or a blog, has no shorter one.
 */
function wholeAddresses(file: ParsedFile, url: string, known: Known): Problem[] {
  return linkFields(file).flatMap(({ field, link }) => {
    if (!`${link}/`.startsWith(`${url}/`)) return [];
    const path = withoutLanguage(link.slice(url.length) || "/");
    const page = path.replace(/\?[^#]*/, "").replace(/\/?(#.*)?$/, "/$1");
    if (!pathsOf(known).includes(page.replace(/#.*/, ""))) return [];
    return [{ file: file.name, field, message: `names this site's own address: write ${page}` }];
  });
}

/**
 * Dead links of all files, and links to pages by the site's own address. `unread` are the names of the files whose JSON is
 * broken: a service among them is still a place.
 */
export function linkProblems(files: ParsedFile[], unread: readonly string[]): Problem[] {
  const known = { files: [...files.map(({ name }) => name), ...unread] };
  const url = addressOf(files.find(({ name }) => name === "site.json")?.value);
  return files.flatMap((file) => [...deadLinks(file, known), ...(url ? wholeAddresses(file, url, known) : [])]);
}
