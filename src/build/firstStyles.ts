import postcss, { type ChildNode, type Container, type Root } from "postcss";

/** The style sheet of the whole site. */
export interface SiteSheet {
  /** Its address: `/styles.1f….css`. */
  href: string;
  css: string;
  /** The address of what it adds to a page that has its first rules: `/late.2e….css`. */
  late: string;
}

const INLINE_SHEET = /<style data-href="[^>]*>[\s\S]*?<\/style>/;
const LATE_LINK = /<noscript><link rel="stylesheet"[^>]*><\/noscript>/;
const FIRST_VIEW_END = /(<div data-first-view-end="true">).*?<\/div>/;
// Firefox shows what follows a sheet unstyled, unless a script has to wait for the sheet.
const WAIT = "<script> </script>";
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_NAME = /\.([\w-]+)/g;
const NEGATION = /:not\([^()]*\)/g;

// Only names of elements: `*`, `h1`, `:before`, `:where(main *)`. A class outweighs them, wherever it stands.
const BARE = /^(?:[\w\s*>+~-]|::[\w-]+|:(?:after|before)|:where\([\w\s*>+~,-]*\))+$/;

// What a page that nobody has touched yet does not show.
const TOUCHED = /:(?:hover|active)/;

const classesOf = (html: string) =>
  new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names]) => (names ?? "").split(/\s+/)));

/** True when an element of a page that nobody has touched can match: each class that the selector asks for stands there. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  // What a selector excludes is not asked for.
  const asked = selector.replace(NEGATION, "");
  return !TOUCHED.test(asked) && [...asked.matchAll(CLASS_NAME)].every(([, name = ""]) => classes.has(name));
}

/** A style sheet without the selectors that `keep` refuses, and without rules and groups that have none left. */
function filterRules(css: string, keep: (selector: string, onPaper: boolean) => boolean): Root {
  const sheet = postcss.parse(css);
  const filter = (container: Container<ChildNode>, onPaper: boolean) =>
    container.each((node) => {
      if (node.type === "rule") {
        node.selectors = node.selectors.filter((selector) => keep(selector, onPaper));
        if (node.selector === "") node.remove();
      } else if (node.type === "atrule" && /^(media|supports|layer|container)$/.test(node.name)) {
        filter(node as Container<ChildNode>, onPaper || (node.name === "media" && node.params === "print"));
        if (node.nodes?.length === 0) node.remove();
      }
    });
  filter(sheet as Container<ChildNode>, false);
  return sheet;
}

/**
 * The rules of a style sheet that a page needs at first: those that its elements can match, but not what happens under
 * the pointer or on paper. Fonts and keyframes stay. Throws on broken CSS.
 */
export function firstRules(css: string, html: string): string {
  const classes = classesOf(html);
  return filterRules(css, (selector, onPaper) => !onPaper && canMatch(selector, classes)).toString();
}

/**
 * What the whole site's style sheet adds to a page that has its first rules. Fonts, keyframes and rules for bare elements
 * stand in every page, but for those on paper; a browser that reads them again lays out the whole page anew. Throws on
 * broken CSS.
 */
export function lateRules(css: string): string {
  const sheet = filterRules(css, (selector, onPaper) => onPaper || !BARE.test(selector));
  sheet.walkAtRules(/^(font-face|keyframes)$/, (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

/**
 * Gatsby writes the whole site's style sheet into every page. Here a page keeps the rules that it needs at first, and links
 * to the rest: where its first view ends, when it says so (components/FirstViewEnd), and in a `<noscript>`, out of which
 * the loader reads it before React draws anything else. The rules are taken from the present sheet: a page that Gatsby has
 * kept from an earlier build carries an older one.
 */
export function keepFirstStyles(built: string, { href, css, late }: SiteSheet): string {
  const [whole] = INLINE_SHEET.exec(built) ?? [];
  if (!whole) return built;
  const sheet = `rel="stylesheet" href="${late}"`;
  const html = built
    .replace(LATE_LINK, "")
    .replace(FIRST_VIEW_END, (_, start) => `${start}<link ${sheet}>${WAIT}</div>`);
  const end = html.search(FIRST_VIEW_END);
  const firstView = html.slice(html.indexOf(whole) + whole.length, end < 0 ? undefined : end);
  const style = `<style data-href="${href}" data-identity="gatsby-global-css">${firstRules(css, firstView)}</style>`;
  // What is linked below already sleeps here, or the browser would work out the whole page's styles twice.
  const media = end < 0 ? "" : ` media="not all"`;
  return html.replace(whole, () => `${style}<noscript><link ${sheet}${media}></noscript>`);
}
