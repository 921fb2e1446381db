// Gatsby needs the page data, scripts and unfinished pages that it writes to public/ for its next build. Our pages load
// none of them, so they are kept elsewhere and not published.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../platform/publicWalk";

/** Where Gatsby's files are kept between builds: in its cache, because it does not need them after clearing that. */
export const GATSBY_FILES = path.join(".cache", "gatsby-public");

const OWN_FOLDERS = ["page-data", "_gatsby", "~partytown"];
// `app-4f….js`, `styles.1f….css`, with their maps and licenses.
const BUNDLE = /[-.][0-9a-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;
const LIST_OF_BUNDLES = /^(chunk-map|webpack\.stats)\.json$/;

const isOwn = (name: string) => OWN_FOLDERS.includes(name) || BUNDLE.test(name) || LIST_OF_BUNDLES.test(name);

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** The HTML files of the site's pages, without the editor's. */
export const pageFiles = (folder: string): string[] =>
  filesBelow(folder).filter((name) => name.endsWith(".html") && !/^(admin|_gatsby)\//.test(name));

/** Moves Gatsby's own files out of public/ and copies its pages to the same place. */
export function setGatsbyFilesAside(publicFolder: string, aside = GATSBY_FILES): void {
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  for (const name of pageFiles(publicFolder)) cpSync(path.join(publicFolder, name), path.join(aside, name));
  for (const name of readdirSync(publicFolder)) {
    if (isOwn(name)) move(path.join(publicFolder, name), path.join(aside, name));
  }
}

/** Removes bundles that an interrupted build left in public/. */
function dropBundles(publicFolder: string): void {
  if (!existsSync(publicFolder)) return;
  for (const name of readdirSync(publicFolder)) if (BUNDLE.test(name)) rmSync(path.join(publicFolder, name));
}

/**
 * Restores Gatsby's own files for its next build; without any, the build starts from scratch. Bundles are not restored:
 * Gatsby rewrites the current ones, and next to old ones, the current style sheet could not be identified.
 */
export function restoreGatsbyFiles(publicFolder: string, aside = GATSBY_FILES): void {
  // Contains only fonts, which each build writes, and files of earlier versions.
  rmSync(path.join(publicFolder, "static"), { recursive: true, force: true });
  dropBundles(publicFolder);
  if (!existsSync(aside)) return;
  const kept = filesBelow(aside).filter((name) => !BUNDLE.test(name));
  for (const name of kept) move(path.join(aside, name), path.join(publicFolder, name));
  rmSync(aside, { recursive: true, force: true });
}
