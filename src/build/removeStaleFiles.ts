// Gatsby deletes too little in public/: what an earlier build wrote would stay published.
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { pageFiles } from "./gatsbyFiles";
import { filesBelow } from "./publicWalk";

const MEDIA = "media";

const fileOf = (page: string) => page.replace(/^\//, "").replace(/(^|\/)$/, "$1index.html");

/** Removes media that editors have deleted: Gatsby only copies `static/`. */
export function removeDeletedMedia(publicFolder: string, staticFolder: string): void {
  const published = path.join(publicFolder, MEDIA);
  if (!existsSync(published)) return;
  for (const name of filesBelow(published))
    if (!existsSync(path.join(staticFolder, MEDIA, name))) rmSync(path.join(published, name));
}

/**
 * Removes pages of earlier builds: once Gatsby has cleared its cache, it no longer knows about them. `compressFiles`
 * deletes their compressed copies.
 * @param pages paths of the current pages
 */
export function removeOldPages(publicFolder: string, pages: readonly string[]): void {
  const known = new Set(pages.map(fileOf));
  for (const name of pageFiles(publicFolder)) if (!known.has(name)) rmSync(path.join(publicFolder, name));
}
