import { attributesOf } from "./attributesOf";
import { SITE_PAGES } from "./site";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

// The way a search engine takes through the site.
test.use({ javaScriptEnabled: false });

const TITLE_LETTERS = { least: 30, most: 60 };
const DESCRIPTION_LETTERS = { least: 110, most: 160 };

test("every page is reachable by links, has a title, description, and preview picture of its own, and no link is dead", async ({
  page,
  origin,
}) => {
  const open = ["/"];
  const idsOn = new Map<string, string[]>();
  const heads = new Set<unknown>();
  const files = new Set<string>();
  const asked: { from: string; path: string; place: string }[] = [];
  for (let from = open.shift(); from; from = open.shift()) {
    if (idsOn.has(from)) continue;
    const answer = await page.goto(from, { waitUntil: "domcontentloaded" });
    expect(answer?.status(), from).toBe(200);
    expect(answer?.request().redirectedFrom(), `${from} is the page's own address`).toBeNull();
    idsOn.set(from, await attributesOf(page, "[id]", "id"));
    heads.add(await page.title());
    for (const meta of ["name=description", "property='og:image'"])
      heads.add(await page.locator(`head meta[${meta}]`).getAttribute("content"));
    for (const href of await attributesOf(page, "a[href]", "href")) {
      const target = new URL(href, origin + from);
      if (target.origin !== origin) {
        expect(href).toMatch(/^(https:\/\/[\w.-]+\.[a-z]+(\/|$)|mailto:[^@\s]+@[^@\s]+$|tel:\+\d{8,15}$)/);
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
  for (const file of files) expect((await page.request.head(file)).status(), file).toBe(200);
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
