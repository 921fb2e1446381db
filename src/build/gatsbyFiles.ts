// Gatsby keeps files for its browser runtime in public/ and needs them for its next build: page data, scripts, and the pages
// as it wrote them. Our pages load none of it, so it is kept elsewhere and not published.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./publicWalk";

/** Where Gatsby's files are kept between builds; when Gatsby clears its cache, it does not need them either. */
export const GATSBY_FILES = path.join(".cache", "gatsby-public");

const OWN_FOLDERS = ["page-data", "_gatsby", "~partytown"];
// `app-4f….js`, `styles.1f….css`, with their maps and licences.
const BUNDLE = /[-.][0-9a-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;
const LIST_OF_BUNDLES = /^(chunk-map|webpack\.stats)\.json$/;

const isOwn = (name: string) => OWN_FOLDERS.includes(name) || BUNDLE.test(name) || LIST_OF_BUNDLES.test(name);

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Pages of the site, without the editor. */
export const pageFiles = (folder: string): string[] =>
  filesBelow(folder).filter((name) => name.endsWith(".html") && !/^(admin|_gatsby)\//.test(name));

/** Moves Gatsby's own files out of public/, and copies its pages beside them. */
export function setGatsbyFilesAside(publicFolder: string, aside = GATSBY_FILES): void {
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  for (const name of pageFiles(publicFolder)) cpSync(path.join(publicFolder, name), path.join(aside, name));
  for (const name of readdirSync(publicFolder)) {
    if (isOwn(name)) move(path.join(publicFolder, name), path.join(aside, name));
  }
}

/** Removes the bundles that an interrupted build has left in public/. */
function dropBundles(publicFolder: string): void {
  if (!existsSync(publicFolder)) return;
  for (const name of readdirSync(publicFolder)) if (BUNDLE.test(name)) rmSync(path.join(publicFolder, name));
}

/**
 * Restores Gatsby's own files for its next build; without any, the build starts from scratch. Its bundles are not restored:
 * it rewrites the current ones, and with old ones around, the current style sheet could not be identified.
 */
export function bringGatsbyFilesBack(publicFolder: string, aside = GATSBY_FILES): void {
  // Fonts, and what earlier versions kept there: each build writes what it needs.
  rmSync(path.join(publicFolder, "static"), { recursive: true, force: true });
  dropBundles(publicFolder);
  if (!existsSync(aside)) return;
  const kept = filesBelow(aside).filter((name) => !BUNDLE.test(name));
  for (const name of kept) move(path.join(aside, name), path.join(publicFolder, name));
  rmSync(aside, { recursive: true, force: true });
}
