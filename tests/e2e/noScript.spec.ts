import { plainLines } from "../../src/content/markdown";
import { FEATURED_PROJECTS } from "../../src/content/onDemandData";
import type { Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { PAGES, type PageKey } from "../../src/site/pages";
import { entries, SITE, SITE_PAGES, textsIn, words } from "./site";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false });

// Entries of content/ that stand on each page besides its own words: folder and fields.
const ENTRIES: Partial<
  Record<PageKey | "wordPage", { folder: string; fields: string[]; of?: [string, unknown]; most?: number }[]>
> = {
  home: [
    { folder: "services", fields: ["title", "summary"], of: ["onHome", true] },
    { folder: "projects", fields: ["title"], most: FEATURED_PROJECTS },
    { folder: "testimonials", fields: ["title", "description", "transcript"] },
    { folder: "stats", fields: ["title", "description"], of: ["page", "home"] },
  ],
  whoWeAre: [
    { folder: "team", fields: ["title", "description"] },
    { folder: "stats", fields: ["title", "description"], of: ["page", "who-we-are"] },
  ],
  services: [{ folder: "services", fields: ["title", "description", "points"] }],
  invest: [{ folder: "steps", fields: ["title", "text"] }],
};

/** Words of the home page that only scripts show: they stand for what is loaded later. */
const lateWords = (language: Language) => {
  const { projects, calculator } = words("home", language);
  return textsIn([projects.more, calculator]);
};

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

for (const { key, path, language, words: ownWords } of SITE_PAGES) {
  test(`${path} reads completely without JavaScript`, async ({ page }) => {
    await page.goto(path);
    const shown = tidy(
      await page.evaluate(() => {
        const labels = [...document.querySelectorAll("[aria-label], [alt]")].map(
          (element) => element.getAttribute("aria-label") ?? element.getAttribute("alt"),
        );
        // Messages that the chat's links carry.
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
      .filter((text) => !late.includes(text));
    const parts = expected.flatMap((text) => text.split(/\{\{\w+\}\}/));
    expect(parts.map(tidy).filter((text) => !shown.includes(text))).toEqual([]);
    expect(seo.title).not.toBe("");
  });

  test(`${path} shows its headings and pictures without JavaScript`, async ({ page }) => {
    await page.goto(path);
    // Thanks stand in the page for a form that is sent without scripts.
    const headings = page.getByRole("main").locator("h1, h2, h3").and(page.locator(":not(#sent *)"));
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
    const empty = await page.locator("main img").evaluateAll(async (pictures) => {
      await Promise.allSettled(pictures.map((picture) => (picture as HTMLImageElement).decode()));
      return pictures.filter((picture) => (picture as HTMLImageElement).naturalWidth === 0).length;
    });
    expect(empty).toBe(0);
    await expect(page.getByText(SITE.contact.email).first()).toBeAttached();
  });
}

test("without JavaScript the drawer, the footer and the language menu lead to their pages", async ({
  page,
  origin,
}) => {
  const { nav, footer, language } = words("common", "en");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: nav.openMenu }).click();
  await page.getByRole("link", { name: nav.services, exact: true }).click();
  await expect(page).toHaveURL(`${origin}/services/`);
  await page.locator("footer summary", { hasText: footer.links }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: nav.invest, exact: true }).click();
  await expect(page).toHaveURL(`${origin}/invest/`);
  await page.getByLabel(`${language.label}: ${language.names.en}`).click();
  await page.getByRole("link", { name: language.names.es, exact: true }).click();
  await expect(page).toHaveURL(`${origin}/es/invest/`);
  expect(PAGES.map(({ path }) => pathIn("es", path))).toContain("/es/invest/");
});
