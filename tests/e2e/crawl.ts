import { type APIRequestContext, expect } from "@playwright/test";
import { isLink } from "../../src/content/schema/linkField";
import { languageOfPath } from "../../src/i18n/paths";
import { attributesOf, servedPage } from "./servedPage";

/** Follows every link from the home page: the ids on each page, what its head says, its files, and the links. */
export async function crawl(request: APIRequestContext, origin: string) {
  const open = ["/"];
  const idsOn = new Map<string, string[]>();
  const heads = new Set<string>();
  const files = new Set<string>();
  const asked: { from: string; path: string; place: string }[] = [];
  for (let from = open.shift(); from; from = open.shift()) {
    if (idsOn.has(from)) continue;
    const page = await servedPage(request, origin + from);
    idsOn.set(from, attributesOf(page, "[id]", "id"));
    // A project may have the same name in every language.
    const language = languageOfPath(from);
    heads.add(`${language} ${page.title}`);
    for (const meta of ["name=description", "property='og:image'"])
      for (const content of attributesOf(page, `head meta[${meta}]`, "content")) heads.add(`${language} ${content}`);
    for (const href of attributesOf(page, "a[href]", "href")) {
      const target = new URL(href, origin + from);
      if (target.origin !== origin) {
        expect(isLink(href), href).toBe(true);
        continue;
      }
      if (target.pathname.startsWith("/media/")) {
        files.add(target.pathname);
        continue;
      }
      asked.push({ from, path: target.pathname, place: decodeURIComponent(target.hash.slice(1)) });
      open.push(target.pathname);
    }
  }
  return { idsOn, heads, files, asked };
}
