import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageFiles } from "../gatsbyFiles";
import { inlineHash } from "./inlineHash";
import { takeIslandData } from "./islandData";
import { preloadPicture } from "./preloadPicture";
import { contentSecurityPolicy, type InlineHashes } from "./securityPolicy";
import { structuredDataLast } from "./structuredDataLast";
import { keepCriticalRules, type StyleSheets } from "./styleSheets";

export interface PageHashes extends InlineHashes {
  /** The page's address: `/es/invest/`. */
  path: string;
}

// Data blocks (JSON-LD, islands' props) are never executed.
const inlineOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*type="application)[^>]*>([\\s\\S]*?)</${tag}>`, "g"))].map(([, text]) =>
    inlineHash(text ?? ""),
  );

// React 18 writes zeros where a two-byte character meets the end of its buffer (facebook/react#26228).
const withoutZeros = (html: string) => html.replaceAll("\0", "");

// Marks elements for Gatsby's browser runtime, which built pages do without.
const withoutMarks = (html: string) => html.replaceAll(' data-gatsby-head="true"', "");

// The calculator's Emotion inserts its rules through empty style elements.
const emptyStyleOf = (html: string) => (html.includes("data-island-root") ? [inlineHash("")] : []);

const hashesOf = (html: string): InlineHashes => ({
  scripts: [...new Set(inlineOf(html, "script"))].sort(),
  styles: [...new Set([...inlineOf(html, "style"), ...emptyStyleOf(html)])].sort(),
});

const NOT_FOUND = /(^|\/)404(\.html|\/index\.html)$/;

/** A 404 page is served at URLs no headers file can name: it includes its own policy. */
function carryPolicy(html: string): string {
  const policy = contentSecurityPolicy(hashesOf(html)).replace(/; frame-ancestors[^;]*/, "");
  return html.replace(
    /<head(?:\s[^>]*)?>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Throws when a page loads a script from its HTML: scripts load once the page is visible (src/browser/loadPageScript.ts). */
function demandNoScripts(name: string, html: string): void {
  const [script] = /<script[^>]*\ssrc=[^>]*>/.exec(html) ?? [];
  if (script)
    throw new Error(`${name} holds ${script}: src/theme/renderHead.tsx should have taken Gatsby's scripts out`);
}

type WriteFile = (address: string, text: string) => void;

function finishPage(name: string, built: string, sheets: StyleSheets, writeFile: WriteFile): string {
  demandNoScripts(name, built);
  const { html: page, files } = takeIslandData(withoutMarks(withoutZeros(built)));
  files.forEach((text, address) => writeFile(address, text));
  const html = preloadPicture(structuredDataLast(keepCriticalRules(page, sheets)));
  return NOT_FOUND.test(name) ? carryPolicy(html) : html;
}

/**
 * Writes every finished page of `gatsbyFolder` to public/, with the files it requests, and returns the hashes of the inline
 * scripts and styles of each.
 */
export function finishPages(gatsbyFolder: string, publicFolder: string, sheets: StyleSheets): PageHashes[] {
  const writeFile: WriteFile = (address, text) => writeFileSync(path.join(publicFolder, address), text);
  return pageFiles(gatsbyFolder).map((name) => {
    const html = finishPage(name, readFileSync(path.join(gatsbyFolder, name), "utf8"), sheets, writeFile);
    writeFileSync(path.join(publicFolder, name), html);
    return { path: `/${name.replace(/(^|\/)index\.html$/, "$1")}`, ...hashesOf(html) };
  });
}
