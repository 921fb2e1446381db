import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deferBoot } from "./deferBoot";
import { keepFirstStyles, type SiteSheet } from "./firstStyles";
import { libraryScripts } from "./libraryScripts";
import { preloadPicture } from "./preloadPicture";
import { filesBelow } from "./publicWalk";
import { contentSecurityPolicy, type InlineHashes } from "./securityPolicy";
import { writeLateSheet } from "./siteSheet";

export interface PageHashes extends InlineHashes {
  /** The page's address: `/es/invest/`. */
  path: string;
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

// Data blocks (JSON-LD) and scripts from files have attributes; scripts that run inline have none here.
const inlineOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:src=|type="application))[^>]*>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, text]) => hashOf(text ?? ""),
  );

// React 18 writes zeros where a letter of two bytes meets the end of its buffer (facebook/react#26228).
const withoutZeros = (html: string) => html.replaceAll("\0", "");

const finishPage = (built: string, sheet: SiteSheet, libraries: string[]) =>
  preloadPicture(deferBoot(keepFirstStyles(withoutZeros(built), sheet), libraries));

const hashesOf = (html: string): InlineHashes => ({
  scripts: [...new Set(inlineOf(html, "script"))].sort(),
  styles: [...new Set(inlineOf(html, "style"))].sort(),
});

const NOT_FOUND = /(^|\/)404(\.html|\/index\.html)$/;
const POLICY = '<meta http-equiv="Content-Security-Policy"';
const CARRIED = new RegExp(`${POLICY}[^>]*>`);

/** A 404 page answers for addresses that no header file can name: it carries its policy itself. */
function carryPolicy(html: string): string {
  // A page that an earlier build has left may hold other scripts by now than the policy that it carries allows.
  const bare = html.replace(CARRIED, "");
  const policy = contentSecurityPolicy(hashesOf(bare)).replace(/; frame-ancestors[^;]*/, "");
  return bare.replace(/<head(?:\s[^>]*)?>/, (head) => `${head}${POLICY} content="${policy}">`);
}

/** Rewrites every built page for a fast first view and returns the hashes of what stands inline in each. */
export function finishPages(publicFolder: string): PageHashes[] {
  // The editor is no page of the site: an earlier build may have left it there. Nor is what Gatsby keeps for later builds.
  const names = filesBelow(publicFolder).filter((name) => name.endsWith(".html") && !/^(admin|_gatsby)\//.test(name));
  const sheet = writeLateSheet(publicFolder);
  const libraries = libraryScripts(publicFolder);
  return names.map((name) => {
    const file = path.join(publicFolder, name);
    const finished = finishPage(readFileSync(file, "utf8"), sheet, libraries);
    const html = NOT_FOUND.test(name) ? carryPolicy(finished) : finished;
    writeFileSync(file, html);
    return { path: `/${name.replace(/(^|\/)index\.html$/, "$1")}`, ...hashesOf(html) };
  });
}
