import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss, { type ChildNode, type Container, type Root } from "postcss";
import { ASSETS } from "../scripts/browserScripts";
import { sha256 } from "../../platform/sha256";

export interface StyleSheets {
  /** All of the site's. */
  css: string;
  /** URL of the deferred rules, which islands may need in addition to the critical ones: `/assets/styles-1f….css`. */
  deferred: string;
}

const GATSBY_SHEET = /^styles\.[0-9a-f]{20}\.css$/;
const GATSBY_STYLE = /<style data-href="[^>]*>[\s\S]*?<\/style>/;
// The theme's variables, written by src/theme/renderHead.tsx.
const THEME_STYLE = /<style data-theme[^>]*>([\s\S]*?)<\/style>/;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_NAME = /\.([\w-]+)/g;
const NEGATION = /:not\([^()]*\)/g;

const classesOf = (html: string) =>
  new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names]) => (names ?? "").split(/\s+/)));

/** The classes that a selector requires; those in `:not()` do not count. */
const askedClasses = (selector: string) =>
  [...selector.replace(NEGATION, "").matchAll(CLASS_NAME)].map(([, name = ""]) => name);

/** Parses a style sheet, and drops selectors that `keep` rejects, along with rules and groups left empty. */
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

// Not in the HTML: the early script adds `js` before first paint.
const ALWAYS = ["js"];

function dropUnusedKeyframes(sheet: Root): void {
  const played = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) played.add(word);
  });
  sheet.walkAtRules("keyframes", (rule) => {
    if (!played.has(rule.params)) rule.remove();
  });
}

/** A page's critical rules: those that elements in its HTML can match in any state. Throws on invalid CSS. */
export function criticalRules(css: string, html: string): string {
  const classes = new Set([...classesOf(html), ...ALWAYS]);
  const sheet = filterRules(css, (selector) => askedClasses(selector).every((name) => classes.has(name)));
  dropUnusedKeyframes(sheet);
  return sheet.toString();
}

/**
 * The deferred rules: all that require a class, and the keyframes they use. Fonts and rules without classes are in
 * every page; loading them again would make the browser lay out the whole page again. Throws on invalid CSS.
 */
export function deferredRules(css: string): string {
  const sheet = filterRules(css, (selector) => askedClasses(selector).length > 0);
  dropUnusedKeyframes(sheet);
  sheet.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

/** Reads Gatsby's style sheet from a folder, and writes the deferred rules. Throws unless there is exactly one. */
export function writeStyleSheets(gatsbyFolder: string, publicFolder: string): StyleSheets {
  const [sheet, other] = readdirSync(gatsbyFolder).filter((file) => GATSBY_SHEET.test(file));
  if (!sheet || other) throw new Error(`${gatsbyFolder} contains ${other ? "more than one" : "no"} Gatsby style sheet`);
  const css = readFileSync(path.join(gatsbyFolder, sheet), "utf8");
  const rules = deferredRules(css);
  const deferred = `/${ASSETS}/styles-${sha256(rules).slice(0, 20)}.css`;
  writeFileSync(path.join(publicFolder, deferred), rules);
  return { css, deferred };
}

/**
 * Replaces the whole site's style sheet, which Gatsby inlines into every page, with the page's critical rules, in one
 * element with the theme's variables (each element adds a hash to the policy). On a page with islands, the element has
 * the URL of the deferred rules, which src/islands/startIslands.ts loads. Throws if the page has no such style sheet.
 */
export function keepCriticalRules(html: string, { css, deferred }: StyleSheets): string {
  if (!GATSBY_STYLE.test(html)) throw new Error("A page has no <style data-href> with Gatsby's style sheet");
  const [, theme = ""] = THEME_STYLE.exec(html) ?? [];
  const bare = html.replace(THEME_STYLE, "");
  const named = bare.includes("data-island-root") ? ` data-styles="${deferred}"` : "";
  const critical = criticalRules(css, bare.replace(GATSBY_STYLE, ""));
  return bare.replace(GATSBY_STYLE, () => `<style${named}>${critical}${theme}</style>`);
}
