// Every page as served: what search engines, link previews, and visitors without scripts get.
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { plainLines } from "../../src/content/markdown";
import { FEATURED_PROJECTS } from "../../src/content/onDemandData";
import { DEFAULT_LANGUAGE, LANGUAGES, perLanguage, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { pathOf } from "../../src/site/pages";
import { resultOf, type Deal } from "../../src/projects/deal";
import { portfolioOf } from "../../src/projects/portfolio";
import { SAMPLE } from "./sample";
import { attributesOf, servedPage } from "./servedPage";
import { allTexts, entries, SITE, SITE_PAGES, textsIn, words, type SitePage } from "./site";
import { expect, test } from "./test";

const SHOW_TEXT = 4;

// A shorter text may be part of a word in the other language.
const SHORTEST_INSIDE = 20;

const MAX_IMAGE_BYTES = 300_000;

/** Texts of a page, element by element, without parts that declare their own language. */
function textsOn(page: Document): string[] {
  const shown = page.createTreeWalker(page, SHOW_TEXT);
  const texts: string[] = [];
  while (shown.nextNode()) {
    const parent = shown.currentNode.parentElement;
    if (!parent || parent.closest("script, style, body [lang]")) continue;
    texts.push(shown.currentNode.textContent ?? "");
  }
  for (const name of ["alt", "aria-label", "content", "title", "aria-valuetext"])
    texts.push(...attributesOf(page, `[${name}]`, name));
  return texts.map((text) => text.trim());
}

/** Texts that only the other language has. */
function foreignTexts(language: Language): string[] {
  const own = allTexts(language);
  const joined = own.join("\n");
  const isOwn = (text: string) => (text.length >= SHORTEST_INSIDE ? joined.includes(text) : own.includes(text));
  return (
    LANGUAGES.filter((other) => other !== language)
      .flatMap(allTexts)
      // A sign beside a number is of no language.
      .filter(
        (text) =>
          /\p{L}/u.test(text) && !isOwn(text) && !Object.values(words("common", language).language).includes(text),
      )
  );
}

function expectOneLanguage(page: Document, language: Language): void {
  const shown = textsOn(page);
  expect(shown.length).toBeGreaterThan(20);
  const foreign = foreignTexts(language);
  expect(foreign.length).toBeGreaterThan(200);
  const whole = new Set(shown);
  const joined = shown.join("\n");
  expect(
    foreign.filter((text) => whole.has(text) || (text.length >= SHORTEST_INSIDE && joined.includes(text))),
  ).toEqual([]);
}

async function expectNamesAndFiles(page: Document, request: APIRequestContext): Promise<void> {
  expect(attributesOf(page, "img:not([alt])", "src")).toEqual([]);
  const ids = attributesOf(page, "[id]", "id");
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
  const sets = attributesOf(page, "[srcset]", "srcset");
  const files = [
    ...attributesOf(page, "[src]", "src"),
    ...attributesOf(page, "video[data-file]", "data-file"),
    ...attributesOf(page, "link[href]:not([rel=canonical], [rel=alternate])", "href"),
    ...sets.flatMap((set) => set.split(",").map((choice) => choice.trim().split(" ")[0] ?? "")),
  ];
  expect(files.length).toBeGreaterThan(5);
  const missing: string[] = [];
  // Videos may be on other hosts.
  const ownFiles = new Set(files.filter((file) => !file.startsWith("https:")));
  for (const file of ownFiles) if (!(await request.head(file)).ok()) missing.push(file);
  expect(missing).toEqual([]);
}

const inHead = (page: Document, selector: string, attribute: string) =>
  page.querySelector(`head ${selector}`)?.getAttribute(attribute);

function expectAddresses(page: Document, { path, barePath, words: ownWords }: SitePage): void {
  expect(inHead(page, "link[rel=canonical]", "href")).toBe(SITE.url + path);
  expect(inHead(page, "meta[property='og:url']", "content")).toBe(SITE.url + path);
  expect(inHead(page, "meta[property='og:title']", "content")).toBe(ownWords.seo.title);
  const versions = { ...perLanguage((one) => pathIn(one, barePath)), "x-default": pathIn(DEFAULT_LANGUAGE, barePath) };
  for (const [code, version] of Object.entries(versions))
    expect(inHead(page, `link[rel=alternate][hreflang=${code}]`, "href")).toBe(SITE.url + version);
  expect(page.querySelectorAll("head link[rel=alternate][hreflang]")).toHaveLength(Object.keys(versions).length);
}

async function socialImage(page: Document, request: APIRequestContext): Promise<Buffer> {
  const image = inHead(page, "meta[property='og:image']", "content") ?? "";
  expect(image).toContain(`${SITE.url}/`);
  const answer = await request.get(new URL(image).pathname);
  expect(answer.status()).toBe(200);
  return answer.body();
}

async function expectSocialImage(page: Document, request: APIRequestContext): Promise<void> {
  expect(await sharp(await socialImage(page, request)).metadata()).toMatchObject({ width: 1200, height: 630 });
}

/** The structured data says what the page shows. */
async function expectTrueDescription(page: Document, request: APIRequestContext, { key }: SitePage): Promise<void> {
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const graph = blocks.flatMap(
    ({ textContent }) => (JSON.parse(textContent ?? "") as { "@graph": Record<string, unknown>[] })["@graph"],
  );
  const company = graph.find((node) => /^(RealEstateAgent|LocalBusiness)$/.test(String(node["@type"])));
  expect(company !== undefined).toBe(["home", "contactUs"].includes(key));
  for (const named of graph
    .flatMap((node) => [node.url, node.logo, node.contentUrl, node.thumbnailUrl])
    // Videos may be on other hosts.
    .filter((address) => address !== undefined && `${String(address)}/`.startsWith(`${SITE.url}/`)))
    expect((await request.head(new URL(String(named)).pathname)).status()).toBe(200);
  if (!company) return;
  const shown = page.body.textContent ?? "";
  const { address, telephone, email } = company as { address: Record<string, string> } & Record<string, unknown>;
  // The country code is for machines.
  const facts = [...Object.values(address), telephone, email].map(String);
  for (const fact of facts) if (!["PostalAddress", "US"].includes(fact)) expect(shown).toContain(fact);
  const outside = attributesOf(page, "a[href^=https]", "href");
  for (const profile of (company.sameAs ?? []) as string[]) expect(outside).toContain(profile);
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
  invest: [{ folder: "steps", fields: ["title", "text", "time", "cost"] }],
};

/** Words of the home page about a deal that the first project does not have, or that turned out differently. */
function otherDealWords(language: Language): unknown[] {
  const { projects, preview } = words("home", language);
  const { loss, barLoss, profit, bar, differed } = projects.deal;
  const [first, ...others] = entries("projects", language)
    .slice(0, FEATURED_PROJECTS)
    .map(({ deal }) => deal as (Deal & { differed: unknown[] }) | undefined);
  if (!first) return [projects.deal, others.some(Boolean) ? [] : preview.example];
  return [resultOf(first) < 0 ? [profit, bar] : [loss, barLoss], first.differed.length > 0 ? [] : differed];
}

/** Words of the home page that only scripts show, with what is loaded later. */
const lateWords = (language: Language) => {
  const { projects, calculator, preview } = words("home", language);
  return textsIn([
    projects.more,
    calculator,
    otherDealWords(language),
    preview.opened,
    preview.open,
    preview.kept,
    preview.keptDeal,
  ]);
};

/** Words of the page of all projects for the other sign of their sum. */
function otherPortfolioWords(language: Language): string[] {
  const { results } = words("projects", language);
  const projects = entries("projects", language) as { deal?: Deal & { months: number } }[];
  const record = portfolioOf(projects.flatMap(({ deal }) => deal ?? []));
  return record ? [record.result < 0 ? results.result : results.resultLoss] : textsIn([results]);
}

/** The title of sold houses on /invest/ that does not fit them: with or without a loss. */
function otherProofTitle(language: Language): string {
  const { title, titleWithLoss } = words("invest", language).proof;
  const projects = entries("projects", language) as { deal?: Deal & { months: number } }[];
  const { losses, count } = portfolioOf(projects.flatMap(({ deal }) => deal ?? [])) ?? { losses: 0, count: 0 };
  return losses > 0 && losses < count ? title : titleWithLoss;
}

/** Words for what no entry has: a link to a record, a person's story. */
function wordsOfNone(language: Language): string[] {
  const projects = entries("projects", language) as { deal?: { record?: string } }[];
  const roles = entries("team", language) as { person?: { bio?: string } }[];
  return [
    ...(projects.some(({ deal }) => deal?.record) ? [] : [words("project", language).record]),
    ...(roles.some(({ person }) => person?.bio) ? [] : [words("who-we-are", language).team.bio]),
  ];
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** The page contains everything that the content says about it. */
function expectAllWords(page: Document, { key, language, words: ownWords }: SitePage): void {
  // Messages carried by the chat links.
  const drafts = attributesOf(page, "a[href^=http]", "href").map((href) => new URL(href).searchParams.get("text"));
  const labels = ["aria-label", "alt"].flatMap((name) => attributesOf(page, `[${name}]`, name));
  const shown = tidy([page.body.textContent, ...labels, ...drafts].join(" "));
  const { seo, ...own } = ownWords;
  const listed = (ENTRIES[key] ?? []).flatMap(({ folder, fields, of, most }) =>
    entries(folder, language)
      .filter((entry) => !of || entry[of[0]] === of[1])
      .slice(0, most)
      .flatMap((entry) => fields.map((field) => entry[field])),
  );
  const late = [
    ...(key === "home" ? lateWords(language) : []),
    ...(key === "projects" ? otherPortfolioWords(language) : []),
    ...(key === "invest" ? [otherProofTitle(language)] : []),
    ...wordsOfNone(language),
  ];
  const expected = textsIn([own, listed])
    .flatMap((text) => (key === "wordPage" ? plainLines(text) : [text]))
    // File names of pictures, links to pages, and days as files have them are not shown.
    .filter((text) => !late.includes(text) && !/^(\.{0,2}\/|\d{4}-\d\d-\d\d$)/.test(text));
  const parts = expected.flatMap((text) => text.split(/\{\{\w+\}\}/));
  expect(parts.map(tidy).filter((text) => !shown.includes(text))).toEqual([]);
  expect(seo.title).not.toBe("");
}

for (const sitePage of SITE_PAGES) {
  const { path, language } = sitePage;
  test(`${path} is complete as served`, async ({ request }) => {
    const page = await servedPage(request, path);
    await test.step("it holds no text of another language", () => expectOneLanguage(page, language));
    await test.step("every picture has a name, every id is one, every file is there", () =>
      expectNamesAndFiles(page, request));
    await test.step("it names its address and those of its translations", () => expectAddresses(page, sitePage));
    await test.step("its picture for shared links loads", () => expectSocialImage(page, request));
    await test.step("it tells search engines what it shows", () => expectTrueDescription(page, request, sitePage));
    await test.step("it holds all of its words", () => expectAllWords(page, sitePage));
    expect(page.body.textContent).toContain(SITE.contact.email);
    const doors = attributesOf(page, "[aria-labelledby=doors] a", "href");
    const others = (["sellYourHouse", "invest"] as const).filter((key) => key !== sitePage.key);
    expect(doors).toEqual(others.map((key) => pathIn(language, pathOf(key))));
  });
}

test("every picture for shared links is light enough for chat apps", SAMPLE, async ({ request }) => {
  for (const { path } of SITE_PAGES)
    expect((await socialImage(await servedPage(request, path), request)).length, path).toBeLessThan(MAX_IMAGE_BYTES);
});

for (const language of LANGUAGES) {
  const path = pathIn(language, "/nowhere/");
  test(`${path} is complete as served`, async ({ request }) => {
    const page = await servedPage(request, path, 404);
    expectOneLanguage(page, language);
    await expectNamesAndFiles(page, request);
  });
}
