import { readFile } from "node:fs/promises";
import path from "node:path";
import { withoutLanguage } from "../../i18n/paths";
import { PAGES } from "../../site/pages";

/** Paths, without language prefix, of the pages in a sitemap. */
export const pagesOf = (sitemap: string): string[] => [
  ...new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => withoutLanguage(new URL(url).pathname)),
  ),
];

/** The pages whose visits are counted: those of the built site in `publicDir`, otherwise those in the registry. */
export async function countedPages(publicDir: string): Promise<string[]> {
  const sitemap = await readFile(path.join(publicDir, "sitemap.xml"), "utf8").catch(() => "");
  return [...new Set([...PAGES.map((page): string => page.path), ...pagesOf(sitemap)])];
}
