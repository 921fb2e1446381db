import { isLink } from "../../src/content/schema/linkField";
import { languageOfPath } from "../../src/i18n/paths";
import { SAMPLE } from "./sample";
import { attributesOf, servedPage } from "./servedPage";
import { SITE_PAGES } from "./site";
import { expect, test } from "./test";

// The way a search engine takes through the site.
test.use({ javaScriptEnabled: false });

const TITLE_LETTERS = { least: 30, most: 60 };
const DESCRIPTION_LETTERS = { least: 110, most: 160 };

test("every page is reachable by links, has a title, description, and preview picture of its own, and no link is dead", async ({
  request,
  origin,
}) => {
  const open = ["/"];
  const idsOn = new Map<string, string[]>();
  const heads = new Set<string>();
  const files = new Set<string>();
  const asked: { from: string; path: string; place: string }[] = [];
  for (let from = open.shift(); from; from = open.shift()) {
    if (idsOn.has(from)) continue;
    const page = await servedPage(request, from);
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
  for (const file of files) expect((await request.head(file)).status(), file).toBe(200);
  expect([...idsOn.keys()].sort()).toEqual(SITE_PAGES.map(({ path }) => path).sort());
  expect(heads.size).toBe(SITE_PAGES.length * 3);
  expect(asked.filter(({ path, place }) => place !== "" && !idsOn.get(path)?.includes(place))).toEqual([]);
  expect(asked.filter(({ place }) => place !== "").length).toBeGreaterThan(10);
});

test("titles and descriptions have the lengths search engines show", SAMPLE, () => {
  for (const { path, words: ownWords } of SITE_PAGES) {
    const { title, description } = ownWords.seo;
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(TITLE_LETTERS.least);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(TITLE_LETTERS.most);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(DESCRIPTION_LETTERS.least);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(DESCRIPTION_LETTERS.most);
  }
});
