import { SAMPLE } from "./sample";
import { crawl } from "./crawl";
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
  const { idsOn, heads, files, asked } = await crawl(request, origin);
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
