// Do links to the site's own pages have a target?
import type { Words } from "../../i18n/editorLanguages";
import { withoutLanguage } from "../../i18n/paths";
import { memoize } from "../../platform/memoize";
import { PAGES, type Anchors } from "../../site/pages";
import { entriesNamedBy, entryPagesAmong } from "../../site/entryPages";
import { PLACES } from "../../site/sections";
import { isDraft } from "../read/drafts";
import { fieldsOf } from "../schema/schemaParts";
import { isLink } from "../schema/linkField";
import { foundFields } from "../schema/foundFields";
import { isRecord } from "../isRecord";
import { linksIn } from "../markdown";
import { closestName } from "../read/closestName";
import type { ParsedFile, Problem } from "../read/problem";
import { markdownTexts } from "./markdown";

/** The part of the site's URLs that depends on all content. */
interface Known {
  /** Files that a link may lead to, as paths below content/. */
  files: readonly string[];
  /** `#` and the places of sections that site.json leaves out. */
  leftOut: readonly string[];
  /** These files, and those that visitors do not see yet. */
  all: readonly string[];
}

const PATHS: readonly string[] = PAGES.map(({ path }) => path);

/** The names of a folder's entries. */
const entriesIn = (folder: string, files: readonly string[]) =>
  files.filter((name) => name.startsWith(`${folder}/`)).flatMap((name) => /\/([^/]+)\.json$/.exec(name)?.[1] ?? []);

const entryPathsOf = (files: readonly string[]) => entryPagesAmong(files).map(({ path }) => path);

const pathsOf = (files: readonly string[]) => [...PATHS, ...entryPathsOf(files)];

/** The anchors of a page that a link can name. Entry pages have none. */
function placesOf(path: string, files: readonly string[]): readonly string[] {
  const anchors: Anchors = PAGES.find((page) => page.path === path)?.anchors ?? [];
  if (!("entriesOf" in anchors)) return anchors;
  return entriesIn(anchors.entriesOf, files);
}

/** Every page that a link can lead to, and every place on it. `files`: names of what visitors see. */
export const linkTargets = (files: readonly string[]): string[] =>
  pathsOf(files).flatMap((path) => [path, ...placesOf(path, files).map((place) => `${path}#${place}`)]);

const WITHOUT_PLACE: Words = { en: "remove the # part", es: "quite la parte con #" };

const isADraft = (place: string): Words => ({
  en: `links to ${place}, a draft that visitors can't see yet: publish it first, or link to another page`,
  es: `lleva a ${place}, un borrador que los visitantes aún no ven: publíquelo primero o enlace a otro lugar`,
});

/** Names the fixed pages, and one of the others: a site may have hundreds of projects. */
function somePages(files: readonly string[]): Words {
  const [fixed, [first, ...others]] = [PATHS.join(", "), entryPathsOf(files)];
  const more = first === undefined ? undefined : { count: others.length + 1, first };
  return {
    en: `the pages are ${fixed}${more ? `, and ${more.count} more, such as ${more.first}` : ""}`,
    es: `las páginas son ${fixed}${more ? ` y ${more.count} más, como ${more.first}` : ""}`,
  };
}

function linkMessage(link: string, known: Known): Words | undefined {
  const [path = "", anchor] = link.split("#");
  const paths = pathsOf(known.files);
  const namesDraft = () => entriesNamedBy(link).some((file) => known.all.includes(file) && !known.files.includes(file));
  if (!paths.includes(path)) {
    if (withoutLanguage(path) !== path)
      return {
        en: `includes a language: write ${withoutLanguage(path)}, and the site will use the visitor's language`,
        es: `incluye el idioma: escriba ${withoutLanguage(path)}, y el sitio usará el idioma del visitante`,
      };
    if (namesDraft()) return isADraft(path);
    const meant = closestName(paths, path);
    const offer = meant ? { en: `did you mean ${meant}?`, es: `¿quiso decir ${meant}?` } : somePages(known.files);
    return {
      en: `links to ${path}, which is not a page: ${offer.en}`,
      es: `lleva a ${path}, que no es una página: ${offer.es}`,
    };
  }
  if (anchor === undefined) return undefined;
  if (known.leftOut.includes(`${path}#${anchor}`))
    return {
      en: `links to #${anchor} on ${path}, a section that site.json leaves out: link to another place, or show it again`,
      es: `lleva a #${anchor} en ${path}, una sección que site.json omite: enlace a otro lugar o vuelva a mostrarla`,
    };
  const places = placesOf(path, known.files);
  if (places.includes(anchor)) return undefined;
  if (namesDraft()) return isADraft(`#${anchor}`);
  const meant = closestName(places, anchor);
  const all = places.map((place) => `#${place}`).join(", ");
  const offer = all ? { en: `it has ${all}`, es: `tiene ${all}` } : WITHOUT_PLACE;
  return {
    en: `links to #${anchor}, which ${path} does not have: ${meant ? `did you mean #${meant}?` : offer.en}`,
    es: `lleva a #${anchor}, que ${path} no tiene: ${meant ? `¿quiso decir #${meant}?` : offer.es}`,
  };
}

/** Every link in a file: link fields, and links inside Markdown texts. */
const linkFields = memoize((file: ParsedFile) => [
  ...foundFields(file.schema, file.value).flatMap(({ field, value: link, meta }) =>
    meta.kind === "link" && typeof link === "string" ? [{ field, link }] : [],
  ),
  ...markdownTexts(file).flatMap(({ field, text }) => linksIn(text).map((link) => ({ field, link }))),
]);

/** Links in one file that begin with `/` but lead to no page of the site, or to no anchor on it. */
function deadLinks(file: ParsedFile, known: Known): Problem[] {
  const hiding = fieldsOf(file.schema).flatMap(([name, part]) => (part.meta()?.hidesDrafts ? [`${name}[`] : []));
  return linkFields(file).flatMap(({ field, link }) => {
    // A link to a draft is not shown there.
    const among = hiding.some((list) => field.startsWith(list)) ? { ...known, files: known.all } : known;
    const message = link.startsWith("/") && isLink(link) && linkMessage(link, among);
    return message ? [{ file: file.name, field, message }] : [];
  });
}

/** The places that no page has, since site.json leaves their sections out. */
const leftOutPlaces = (site: unknown): string[] =>
  (isRecord(site) && Array.isArray(site.leftOut) ? site.leftOut : []).flatMap((section) => {
    const places = Object.entries(PLACES).find(([name]) => name === section)?.[1] ?? [];
    const page = PAGES.find(({ key }) => String(section).startsWith(`${key}.`));
    return page ? places.map((place) => `${page.path}#${place}`) : [];
  });

const addressOf = (site: unknown) => (isRecord(site) && typeof site.url === "string" ? site.url : undefined);

/**
 * Absolute links to the site's own pages: they would open in a new tab, in one language for all visitors. Anything else
 * at that host, such as a PDF or a blog, has no shorter address.
 */
function wholeAddresses(file: ParsedFile, url: string, known: Known): Problem[] {
  return linkFields(file).flatMap(({ field, link }) => {
    if (!`${link}/`.startsWith(`${url}/`)) return [];
    const path = withoutLanguage(link.slice(url.length));
    const page = path.replace(/\?[^#]*/, "").replace(/\/?(#.*)?$/, "/$1");
    if (!pathsOf(known.all).includes(page.replace(/#.*/, ""))) return [];
    const message = {
      en: `is the full address of a page on this site: write ${page} instead`,
      es: `es la dirección completa de una página de este sitio: escriba solo ${page}`,
    };
    return [{ file: file.name, field, message }];
  });
}

/**
 * Dead links in all files, and absolute links to the site's own pages. Only a draft itself may link to its own page.
 * @param unparsable names of the files whose JSON is broken: links may still lead to their entries
 */
export function linkProblems(files: ParsedFile[], unparsable: readonly string[]): Problem[] {
  const namesOf = (some: ParsedFile[]) => some.map(({ name }) => name);
  const published = [...namesOf(files.filter(({ value }) => !isDraft(value))), ...unparsable];
  const all = [...namesOf(files), ...unparsable];
  const site = files.find(({ name }) => name === "site.json")?.value;
  const url = addressOf(site);
  const leftOut = leftOutPlaces(site);
  return files.flatMap((file) => {
    const known = { files: isDraft(file.value) ? [...published, file.name] : published, leftOut, all };
    return [...deadLinks(file, known), ...(url ? wholeAddresses(file, url, known) : [])];
  });
}
