// The registry of pages, and what is derived from it.
import { readdirSync, readFileSync } from "node:fs";
import { pictureFile } from "../../../src/build/socialImages";
import { textsOf } from "../../../src/content/pageTexts";
import { TEXT_SCHEMAS } from "../../../src/content/texts";
import { ALL_PAGES, NAV_PAGES, PAGES } from "../../../src/site/pages";
import { pageFileProblems } from "../../../src/site/pageFiles";
import { sitePaths } from "../../../src/site/sitePages";
import { wordPageNames, wordPagePath } from "../../../src/site/wordPages";

const FILES = readdirSync("src/pages");

test("the navigation has the five pages in their order, each with a closing slash", () => {
  expect(NAV_PAGES.map(({ path }) => path)).toEqual(["/", "/who-we-are/", "/services/", "/invest/", "/contact-us/"]);
  expect(ALL_PAGES.every(({ path }) => /^\/([a-z0-9-]+\/)?$/.test(path))).toBe(true);
});

test("what is not indexed has no address of its own: it is no page of the sitemap", () => {
  expect(PAGES.map(({ path }) => String(path))).not.toContain("/404/");
  expect(sitePaths("content")).not.toContain("/404/");
});

test("every page has its file, and every file its page", () => {
  expect(pageFileProblems(FILES)).toEqual([]);
});

test("a page without its file is named with the cure", () => {
  expect(pageFileProblems(FILES.filter((file) => file !== "invest.tsx"))).toEqual([
    "src/pages/invest.tsx is missing: create it, or take /invest/ out of src/site/pages.ts",
  ]);
  expect(pageFileProblems(FILES.filter((file) => file !== "index.tsx"))).toEqual([
    expect.stringContaining("src/pages/index.tsx is missing"),
  ]);
});

test("a file without its page is named with the cure", () => {
  expect(pageFileProblems([...FILES, "faq.tsx"])).toEqual([
    "src/pages/faq.tsx is not in the registry: add its page to src/site/pages.ts, or delete the file",
  ]);
});

test("a page asks for its own words and those of every page, the 404 page under both of its names", () => {
  expect(textsOf("/")).toEqual(["common", "home", "contact-form", "calculator", "teaser"]);
  expect(textsOf("/404/")).toEqual(["common", "not-found"]);
  expect(textsOf("/404.html")).toEqual(["common", "not-found"]);
  expect(textsOf("/privacy/")).toEqual(["common"]);
  for (const { path } of ALL_PAGES) for (const text of textsOf(path)) expect(Object.keys(TEXT_SCHEMAS)).toContain(text);
});

test("every page has a picture for shared links, and a picture that is not there is named with its page", () => {
  const site: unknown = JSON.parse(readFileSync("content/site.json", "utf8"));
  for (const { picture, path } of ALL_PAGES) expect(pictureFile(site, picture, path)).toMatch(/\.(jpe?g|png|webp)$/);
  expect(() => pictureFile(site, "pictures.faq", "/faq/")).toThrow(
    "src/site/pages.ts gives /faq/ the picture pictures.faq, which content/site.json does not have",
  );
});

test("every place that a link may name stands in the site's code", () => {
  const code = ["sections", "calculator", "islands"].flatMap((folder) =>
    readdirSync(`src/${folder}`)
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(`src/${folder}/${name}`, "utf8")),
  );
  const places = PAGES.flatMap(({ anchors }): string[] => ("entriesOf" in anchors ? [] : [...anchors]));
  expect(places.filter((place) => !code.some((source) => source.includes(`id="${place}"`)))).toEqual([]);
});

test("a page of words has its file's name as its address", () => {
  expect(wordPageNames(["pages/privacy.json", "text/home.json", "pages/a/b.json", "site.json"])).toEqual(["privacy"]);
  expect(wordPagePath("privacy")).toBe("/privacy/");
});
