import { rmSync } from "node:fs";
import path from "node:path";
import { pageFiles } from "./gatsbyFiles";

const fileOf = (page: string) => page.replace(/^\//, "").replace(/(^|\/)$/, "$1index.html");

/**
 * Removes pages of earlier builds and their compressed copies: once Gatsby has cleared its cache, it no longer knows
 * about them.
 * @param pages paths of the current pages
 */
export function removeOldPages(publicFolder: string, pages: readonly string[]): void {
  const known = new Set(pages.map(fileOf));
  const old = pageFiles(publicFolder).filter((name) => !known.has(name));
  for (const name of old)
    for (const ending of ["", ".br", ".gz"]) rmSync(path.join(publicFolder, name + ending), { force: true });
}
