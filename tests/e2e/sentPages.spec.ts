// Every page as served, in one visit each: what search engines, link previews, and visitors without scripts get.
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { plainLines } from "../../src/content/markdown";
import { FEATURED_PROJECTS } from "../../src/content/onDemandData";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { attributesOf } from "./attributesOf";
import { allTexts, entries, SITE, SITE_PAGES, textsIn, words, type SitePage } from "./site";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false, expectedComplaint: /404/ });

// A shorter text may be part of a word in the other language.
const SHORTEST_INSIDE = 20;

const MAX_IMAGE_BYTES = 300_000;

/** Texts of a page, element by element, without parts that declare their own language. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (shown.nextNode()) {
      const parent = shown.currentNode.parentElement;
      if (!parent || parent.closest("script, style, body [lang]")) continue;
      texts.push(shown.currentNode.textContent ?? "");
    }
    for (const name of ["alt", "aria-label", "content", "title", "aria-valuetext"]) {
      document.querySelectorAll(`[${name}]`).forEach((element) => texts.push(element.getAttribute(name) ?? ""));
    }
    return texts.map((text) => text.trim());
  });

/** Texts that only the other language has. */
function foreignTexts(language: Language): string[] {
  const own = new Set(allTexts(language));
  return LANGUAGES.filter((other) => other !== language)
    .flatMap(allTexts)
    .filter((text) => !own.has(text) && !Object.values(words("common", language).language).includes(text));
}

async function expectOneLanguage(page: Page, language: Language): Promise<void> {
  const shown = await textsOn(page);
  expect(shown.length).toBeGreaterThan(20);
  const foreign = foreignTexts(language);
  expect(foreign.length).toBeGreaterThan(200);
  const whole = new Set(shown);
  const joined = shown.join("\n");
  expect(
    foreign.filter((text) => whole.has(text) || (text.length >= SHORTEST_INSIDE && joined.includes(text))),
  ).toEqual([]);
}

async function expectNamesAndFiles(page: Page, request: APIRequestContext): Promise<void> {
  await expect(page.locator("img:not([alt])")).toHaveCount(0);
  const ids = await attributesOf(page, "[id]", "id");
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
  const sets = await attributesOf(page, "[srcset]", "srcset");
  const files = [
    ...(await attributesOf(page, "[src]", "src")),
    ...(await attributesOf(page, "video[data-file]", "data-file")),
    ...(await attributesOf(page, "link[href]:not([rel=canonical], [rel=alternate])", "href")),
    ...sets.flatMap((set) => set.split(",").map((choice) => choice.trim().split(" ")[0] ?? "")),
  ];
  expect(files.length).toBeGreaterThan(5);
  const missing: string[] = [];
  for (const file of new Set(files)) if (!(await request.head(file)).ok()) missing.push(file);
  expect(missing).toEqual([]);
}

const inHead = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).getAttribute(attribute);

async function expectAddresses(page: Page, { path, barePath, words: ownWords }: SitePage): Promise<void> {
  expect(await inHead(page, "link[rel=canonical]", "href")).toBe(SITE.url + path);
  expect(await inHead(page, "meta[property='og:url']", "content")).toBe(SITE.url + path);
  expect(await inHead(page, "meta[property='og:title']", "content")).toBe(ownWords.seo.title);
  const english = SITE.url + pathIn("en", barePath);
  const versions = { en: english, es: SITE.url + pathIn("es", barePath), "x-default": english };
  for (const [code, address] of Object.entries(versions))
    expect(await inHead(page, `link[rel=alternate][hreflang=${code}]`, "href")).toBe(address);
  await expect(page.locator("head link[rel=alternate][hreflang]")).toHaveCount(3);
}

async function expectSocialImage(page: Page, request: APIRequestContext): Promise<void> {
  const image = (await inHead(page, "meta[property='og:image']", "content")) ?? "";
  expect(image).toContain(`${SITE.url}/`);
  const answer = await request.get(new URL(image).pathname);
  expect(answer.status()).toBe(200);
  const bytes = await answer.body();
  expect(bytes.length).toBeLessThan(MAX_IMAGE_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
}

/** The structured data says what the page shows. */
async function expectTrueDescription(page: Page, { key, path, language }: SitePage): Promise<void> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = blocks.flatMap((block) => (JSON.parse(block) as { "@graph": Record<string, unknown>[] })["@graph"]);
  const own = graph.find((node) => node["@type"] === "WebPage");
  const description = await inHead(page, "meta[name=description]", "content");
  expect(own).toMatchObject({
    url: SITE.url + path,
    name: await page.title(),
    description,
    inLanguage: language,
  });
  const company = graph.find((node) => node["@type"] === "RealEstateAgent");
  expect(company !== undefined).toBe(["home", "contactUs"].includes(key));
  for (const named of graph
    .flatMap((node) => [node.url, node.logo, node.contentUrl, node.thumbnailUrl])
    .filter(Boolean))
    expect((await page.request.head(new URL(String(named)).pathname)).status()).toBe(200);
  if (!company) return;
  const shown = (await page.locator("body").textContent()) ?? "";
  const { address, telephone, email } = company as { address: Record<string, string> } & Record<string, unknown>;
  // The country code is for machines.
  const facts = [...Object.values(address), telephone, email].map(String);
  for (const fact of facts) if (!["PostalAddress", "US"].includes(fact)) expect(shown).toContain(fact);
  const outside = await attributesOf(page, "a[href^=https]", "href");
  for (const profile of company.sameAs as string[]) expect(outside).toContain(profile);
}

// Entries of content/ that each page shows in addition to its own words: folder and fields.
const ENTRIES: Partial<
  Record<SitePage["key"], { folder: string; fields: string[]; of?: [string, unknown]; most?: number }[]>
> = {
  home: [
    { folder: "services", fields: ["title", "summary"], of: ["onHome", true] },
    { folder: "projects", fields: ["title"], most: FEATURED_PROJECTS },
    { folder: "testimonials", fields: ["title", "description", "transcript"] },
    { folder: "reviews", fields: ["title", "quote", "about"] },
    { folder: "stats", fields: ["title", "description"], of: ["page", "home"] },
  ],
  whoWeAre: [
    { folder: "team", fields: ["title", "description"] },
    { folder: "stats", fields: ["title", "description"], of: ["page", "who-we-are"] },
  ],
  services: [{ folder: "services", fields: ["title", "description", "points"] }],
  invest: [{ folder: "steps", fields: ["title", "text", "facts"] }],
};

/** Words of the home page that only scripts show, with what is loaded later. */
const lateWords = (language: Language) => {
  const { projects, calculator, preview } = words("home", language);
  const { loss, barLoss } = projects.deal;
  return textsIn([projects.more, calculator, loss, barLoss, preview.opened, preview.open]);
};

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** The page contains everything that the content says about it. */
async function expectAllWords(page: Page, { key, language, words: ownWords }: SitePage): Promise<void> {
  const shown = tidy(
    await page.evaluate(() => {
      const labels = [...document.querySelectorAll("[aria-label], [alt]")].map(
        (element) => element.getAttribute("aria-label") ?? element.getAttribute("alt"),
      );
      // Messages carried by the chat links.
      const drafts = [...document.links].map(({ href }) => new URL(href).searchParams.get("text"));
      return [document.body.textContent, ...labels, ...drafts].join(" ");
    }),
  );
  const { seo, ...own } = ownWords;
  const listed = (ENTRIES[key] ?? []).flatMap(({ folder, fields, of, most }) =>
    entries(folder, language)
      .filter((entry) => !of || entry[of[0]] === of[1])
      .slice(0, most)
      .flatMap((entry) => fields.map((field) => entry[field])),
  );
  const late = key === "home" ? lateWords(language) : [];
  const expected = textsIn([own, listed])
    .flatMap((text) => (key === "wordPage" ? plainLines(text) : [text]))
    // File names of pictures are not shown.
    .filter((text) => !late.includes(text) && !/^\.{1,2}\//.test(text));
  const parts = expected.flatMap((text) => text.split(/\{\{\w+\}\}/));
  expect(parts.map(tidy).filter((text) => !shown.includes(text))).toEqual([]);
  expect(seo.title).not.toBe("");
}

async function expectHeadingsAndPictures(page: Page): Promise<void> {
  // The page contains a thank-you note for forms sent without scripts.
  const headings = page.getByRole("main").locator("h1, h2, h3").and(page.locator(":not(#sent *)"));
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  const empty = await page.locator("main img").evaluateAll(async (pictures) => {
    await Promise.allSettled(pictures.map((picture) => (picture as HTMLImageElement).decode()));
    return pictures.filter((picture) => (picture as HTMLImageElement).naturalWidth === 0).length;
  });
  expect(empty).toBe(0);
  await expect(page.getByText(SITE.contact.email).first()).toBeAttached();
}

for (const sitePage of SITE_PAGES) {
  const { path, language } = sitePage;
  test(`${path} is complete without scripts`, async ({ page, request }) => {
    await page.goto(path);
    await test.step("it holds no text of another language", () => expectOneLanguage(page, language));
    await test.step("every picture has a name, every id is one, every file is there", () =>
      expectNamesAndFiles(page, request));
    await test.step("it names its address and those of its translations", () => expectAddresses(page, sitePage));
    await test.step("its picture for shared links loads", () => expectSocialImage(page, request));
    await test.step("it tells search engines what it shows", () => expectTrueDescription(page, sitePage));
    await test.step("it holds all of its words", () => expectAllWords(page, sitePage));
    await test.step("it shows its headings and pictures", () => expectHeadingsAndPictures(page));
  });
}

for (const language of LANGUAGES) {
  const path = pathIn(language, "/nowhere/");
  test(`${path} is complete without scripts`, async ({ page, request }) => {
    await page.goto(path);
    await expectOneLanguage(page, language);
    await expectNamesAndFiles(page, request);
  });
}
