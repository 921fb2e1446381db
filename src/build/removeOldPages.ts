import { rmSync } from "node:fs";
import path from "node:path";
import { pageFiles } from "./gatsbyFiles";

const fileOf = (page: string) => page.replace(/^\//, "").replace(/(^|\/)$/, "$1index.html");

/**
 * Removes pages of earlier builds: once Gatsby has cleared its cache, it no longer knows about them. `compressFiles`
 * deletes their compressed copies.
 * @param pages paths of the current pages
 */
export function removeOldPages(publicFolder: string, pages: readonly string[]): void {
  const known = new Set(pages.map(fileOf));
  for (const name of pageFiles(publicFolder)) if (!known.has(name)) rmSync(path.join(publicFolder, name));
}
