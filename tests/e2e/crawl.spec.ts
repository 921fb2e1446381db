import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { allTexts, SITE, SITE_PAGES, words } from "./site";
import { expect, test } from "./test";

// A search engine's view: the pages as they are sent.
test.use({ javaScriptEnabled: false, expectedComplaint: /404/ });

const UNKNOWN_PAGES = LANGUAGES.map((language) => ({ path: pathIn(language, "/nowhere/"), language }));

const TITLE_LETTERS = { least: 30, most: 60 };
const DESCRIPTION_LETTERS = { least: 110, most: 160 };

// A shorter text may stand inside a word of the other language.
const SHORTEST_INSIDE = 20;

const attributesOf = (page: Page, selector: string, attribute: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name) ?? ""), attribute);

/** Texts of a page, each as its element holds it, but for parts that name their own language. */
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

for (const { path, language } of [...SITE_PAGES, ...UNKNOWN_PAGES]) {
  test(`${path} holds no text of another language`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const shown = await textsOn(page);
    expect(shown.length).toBeGreaterThan(20);
    const foreign = foreignTexts(language);
    expect(foreign.length).toBeGreaterThan(200);
    const whole = new Set(shown);
    const joined = shown.join("\n");
    expect(
      foreign.filter((text) => whole.has(text) || (text.length >= SHORTEST_INSIDE && joined.includes(text))),
    ).toEqual([]);
  });

  test(`${path} names every picture, repeats no id, and every file that it asks for is there`, async ({
    page,
    request,
  }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
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
  });
}

test("every page is reached by links from the home page, and no link or place on a page is dead", async ({
  page,
  origin,
}) => {
  const open = ["/"];
  const idsOn = new Map<string, string[]>();
  const asked: { from: string; path: string; place: string }[] = [];
  for (let from = open.shift(); from; from = open.shift()) {
    if (idsOn.has(from)) continue;
    const answer = await page.goto(from, { waitUntil: "domcontentloaded" });
    expect(answer?.status(), from).toBe(200);
    expect(answer?.request().redirectedFrom(), `${from} is the page's own address`).toBeNull();
    idsOn.set(from, await attributesOf(page, "[id]", "id"));
    for (const href of await attributesOf(page, "a[href]", "href")) {
      const target = new URL(href, origin + from);
      if (target.origin !== origin) {
        expect(href).toMatch(/^(https:\/\/[\w.-]+\.[a-z]+(\/|$)|mailto:[^@\s]+@[^@\s]+$|tel:\+\d{8,15}$)/);
        continue;
      }
      asked.push({ from, path: target.pathname, place: decodeURIComponent(target.hash.slice(1)) });
      open.push(target.pathname);
    }
  }
  expect([...idsOn.keys()].sort()).toEqual(SITE_PAGES.map(({ path }) => path).sort());
  expect(asked.filter(({ path, place }) => place !== "" && !idsOn.get(path)?.includes(place))).toEqual([]);
  expect(asked.filter(({ place }) => place !== "").length).toBeGreaterThan(10);
});

test("titles and descriptions have the length that search engines show", () => {
  for (const { path, words: ownWords } of SITE_PAGES) {
    const { title, description } = ownWords.seo;
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(TITLE_LETTERS.least);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(TITLE_LETTERS.most);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(DESCRIPTION_LETTERS.least);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(DESCRIPTION_LETTERS.most);
  }
});

for (const { path, barePath, language } of SITE_PAGES) {
  test(`what ${path} tells search engines is what it shows`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const [block = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const graph = (JSON.parse(block) as { "@graph": Record<string, unknown>[] })["@graph"];
    const own = graph.find((node) => node["@type"] === "WebPage");
    const [description] = await attributesOf(page, "meta[name=description]", "content");
    expect(own).toMatchObject({ name: await page.title(), description, inLanguage: language });
    const company = graph.find((node) => node["@type"] === "Organization");
    const shown = (await page.locator("body").textContent()) ?? "";
    for (const fact of Object.values(company?.address as Record<string, string>)) {
      // The country's code is for programs.
      if (!["PostalAddress", "US"].includes(fact)) expect(shown).toContain(fact);
    }
    const outside = await attributesOf(page, "a[href^=https]", "href");
    for (const profile of company?.sameAs as string[]) expect(outside).toContain(profile);
    const addresses = graph.flatMap((node) => [node.url, node.logo]).filter((one) => one !== undefined);
    expect(addresses).toContain(SITE.url + pathIn(language, barePath));
    for (const address of addresses)
      expect((await page.request.head(new URL(String(address)).pathname)).status()).toBe(200);
  });
}
