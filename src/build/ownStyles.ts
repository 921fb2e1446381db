import postcss, { type ChildNode, type Container } from "postcss";

const INLINE_SHEET = /<style data-href="([^"]+)"([^>]*)>([\s\S]*?)<\/style>/;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
// Short class names are digests: signs such as + are escaped in the sheet, not in the page.
const CLASS_NAME = /\.((?:[\w-]|\\[^\da-f])+)/g;
const NEGATION = /:not\([^()]*\)/g;

const classesOf = (html: string) =>
  new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names]) => (names ?? "").split(/\s+/)));

/** True when an element of the page can match: each class that the selector asks for stands in the page. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const asked = [...selector.replace(NEGATION, "").matchAll(CLASS_NAME)].map(([, name]) =>
    (name ?? "").replaceAll("\\", ""),
  );
  return asked.every((name) => classes.has(name));
}

function dropUnused(container: Container<ChildNode>, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === "rule") {
      node.selectors = node.selectors.filter((selector) => canMatch(selector, classes));
      if (node.selector === "") node.remove();
    } else if (node.type === "atrule" && /^(media|supports|layer|container)$/.test(node.name)) {
      dropUnused(node as Container<ChildNode>, classes);
      if (node.nodes?.length === 0) node.remove();
    }
  });
}

/** The rules of a style sheet that the elements of a page can match; fonts and keyframes stay. Throws on broken CSS. */
export function usedRules(css: string, html: string): string {
  const sheet = postcss.parse(css);
  dropUnused(sheet as Container<ChildNode>, classesOf(html));
  return sheet.toString();
}

/**
 * Gatsby writes the whole site's style sheet into every page. Here a page keeps the rules of its own elements; the
 * sheet's address comes back, for the loader to add before React draws anything else.
 */
export function keepOwnStyles(html: string): { html: string; sheet: string | undefined } {
  const [whole = "", sheet, attributes = "", css = ""] = INLINE_SHEET.exec(html) ?? [];
  if (!sheet) return { html, sheet: undefined };
  const body = html.slice(html.indexOf(whole) + whole.length);
  const own = `<style data-href="${sheet}"${attributes}>${usedRules(css, body)}</style>`;
  return { html: html.replace(whole, () => own), sheet };
}
