import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageFiles } from "./gatsbyFiles";
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

// Data blocks (JSON-LD, islands' props) are never run.
const inlineOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*type="application)[^>]*>([\\s\\S]*?)</${tag}>`, "g"))].map(([, text]) =>
    inlineHash(text ?? ""),
  );

// React 18 writes zeros where a letter of two bytes meets the end of its buffer (facebook/react#26228).
const withoutZeros = (html: string) => html.replaceAll("\0", "");

// By this mark Gatsby's browser runtime, which built pages do without, knows its own elements.
const withoutMarks = (html: string) => html.replaceAll(' data-gatsby-head="true"', "");

// The calculator's Emotion inserts its rules through empty style elements.
const emptyStyleOf = (html: string) => (html.includes("data-island-root") ? [inlineHash("")] : []);

const hashesOf = (html: string): InlineHashes => ({
  scripts: [...new Set(inlineOf(html, "script"))].sort(),
  styles: [...new Set([...inlineOf(html, "style"), ...emptyStyleOf(html)])].sort(),
});

const NOT_FOUND = /(^|\/)404(\.html|\/index\.html)$/;

/** A 404 page answers for addresses that no header file can name: it carries its policy itself. */
function carryPolicy(html: string): string {
  const policy = contentSecurityPolicy(hashesOf(html)).replace(/; frame-ancestors[^;]*/, "");
  return html.replace(
    /<head(?:\s[^>]*)?>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Throws when a page would load a script from its HTML: it loads its own once it is seen (src/browser/loadPageScript.ts). */
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

/** Writes every page of `gatsbyFolder`, finished, into public/, with the files that it asks for, and returns the hashes of what stands inline in each. */
export function finishPages(gatsbyFolder: string, publicFolder: string, sheets: StyleSheets): PageHashes[] {
  const writeFile: WriteFile = (address, text) => writeFileSync(path.join(publicFolder, address), text);
  return pageFiles(gatsbyFolder).map((name) => {
    const html = finishPage(name, readFileSync(path.join(gatsbyFolder, name), "utf8"), sheets, writeFile);
    writeFileSync(path.join(publicFolder, name), html);
    return { path: `/${name.replace(/(^|\/)index\.html$/, "$1")}`, ...hashesOf(html) };
  });
}
