import postcss, { type ChildNode, type Container, type Root } from "postcss";

/** The style sheet of the whole site. */
export interface SiteSheet {
  /** Its address: `/styles.1f….css`. */
  href: string;
  css: string;
  /** The address of what it adds to a page that has its own rules: `/late.2e….css`. */
  late: string;
}

const INLINE_SHEET = /<style data-href="[^>]*>[\s\S]*?<\/style>/;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
// Short class names are digests: signs such as + are escaped in the sheet, not in the page.
const CLASS_NAME = /\.((?:[\w-]|\\[^\da-f])+)/g;
const NEGATION = /:not\([^()]*\)/g;

// Only names of elements: `*`, `h1`, `:before`, `:where(main *)`. A class outweighs them, wherever it stands.
const BARE = /^(?:[\w\s*>+~-]|::[\w-]+|:(?:after|before)|:where\([\w\s*>+~,-]*\))+$/;

const classesOf = (html: string) =>
  new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names]) => (names ?? "").split(/\s+/)));

/** True when an element of the page can match: each class that the selector asks for stands in the page. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const asked = [...selector.replace(NEGATION, "").matchAll(CLASS_NAME)].map(([, name]) =>
    (name ?? "").replaceAll("\\", ""),
  );
  return asked.every((name) => classes.has(name));
}

/** A style sheet without the selectors that `keep` refuses, and without rules and groups that have none left. */
function filterRules(css: string, keep: (selector: string) => boolean): Root {
  const sheet = postcss.parse(css);
  const filter = (container: Container<ChildNode>) =>
    container.each((node) => {
      if (node.type === "rule") {
        node.selectors = node.selectors.filter(keep);
        if (node.selector === "") node.remove();
      } else if (node.type === "atrule" && /^(media|supports|layer|container)$/.test(node.name)) {
        filter(node as Container<ChildNode>);
        if (node.nodes?.length === 0) node.remove();
      }
    });
  filter(sheet as Container<ChildNode>);
  return sheet;
}

/** The rules of a style sheet that the elements of a page can match; fonts and keyframes stay. Throws on broken CSS. */
export function usedRules(css: string, html: string): string {
  const classes = classesOf(html);
  return filterRules(css, (selector) => canMatch(selector, classes)).toString();
}

/**
 * What the whole site's style sheet adds to a page that has its own rules. Fonts, keyframes and rules for bare elements
 * stand in every page; a browser that reads them again lays out the whole page anew. Throws on broken CSS.
 */
export function lateRules(css: string): string {
  const sheet = filterRules(css, (selector) => !BARE.test(selector));
  sheet.walkAtRules(/^(font-face|keyframes)$/, (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

/**
 * Gatsby writes the whole site's style sheet into every page. Here a page keeps the rules of its own elements, and the
 * address of the rest, which the loader adds before React draws anything else. The rules are taken from the present sheet:
 * a page that Gatsby has kept from an earlier build carries an older one.
 */
export function keepOwnStyles(html: string, { href, css, late }: SiteSheet): string {
  const [whole = ""] = INLINE_SHEET.exec(html) ?? [];
  if (!whole) return html;
  const body = html.slice(html.indexOf(whole) + whole.length);
  const attributes = `data-href="${href}" data-late="${late}" data-identity="gatsby-global-css"`;
  return html.replace(whole, () => `<style ${attributes}>${usedRules(css, body)}</style>`);
}
