import type { Page } from "@playwright/test";
import { interpolate } from "../../src/content/interpolate";
import { FEATURED_PROJECTS, projectsAddress, PROJECTS_PER_FILE } from "../../src/content/onDemandData";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { publishedData } from "./publishedData";
import { words } from "./site";
import { SAMPLE } from "./sample";
import { expect, started, test } from "./test";

const TOTAL = FEATURED_PROJECTS + PROJECTS_PER_FILE + 2;

interface GalleryData {
  props: { total?: number; projects?: { title: string; description: string }[] };
}

// The page was built with fewer projects than its data then has: React says so, and draws it anew.
test.use({ expectedComplaint: /React error #4(18|23)/ });

/** Gives the home page more projects than content/ has: copies of the featured ones, as on-demand data. */
async function withManyProjects(page: Page, language: Language): Promise<void> {
  let featured: NonNullable<GalleryData["props"]["projects"]> = [];
  await page.route("**/assets/island-*.json", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as GalleryData;
    if (json.props.projects) {
      featured = json.props.projects.slice(0, FEATURED_PROJECTS);
      json.props.total = TOTAL;
    }
    await route.fulfill({ response, json });
  });
  const copies = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({
      ...featured[(from + i) % featured.length],
      title: `House ${from + i}`,
      description: `Work on house ${from + i}`,
    }));
  for (const [part, from, to] of [
    [1, FEATURED_PROJECTS + 1, FEATURED_PROJECTS + PROJECTS_PER_FILE],
    [2, FEATURED_PROJECTS + PROJECTS_PER_FILE + 1, TOTAL],
  ] as const) {
    await page.route(`**${publishedData(projectsAddress(language, part))}`, (route) =>
      route.fulfill({ json: copies(from, to) }),
    );
  }
}

async function openGallery(page: Page, language: Language) {
  const { title, more: text } = words("home", language).projects;
  await page.goto(pathIn(language, "/"));
  await started(page);
  await page.locator('[data-island="ProjectGallery"] fieldset').scrollIntoViewIfNeeded();
  const gallery = page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
  const more = gallery.getByRole("button", { name: text.button });
  await expect(more).toBeVisible();
  return { text, gallery, more, choices: gallery.getByRole("radio"), status: gallery.getByRole("status") };
}

for (const language of LANGUAGES) {
  test(
    `the projects after the first six (${language}) load in batches, by keyboard alone`,
    SAMPLE,
    async ({ page }) => {
      await withManyProjects(page, language);
      const { text, gallery, more, choices, status } = await openGallery(page, language);
      await expect(choices).toHaveCount(FEATURED_PROJECTS);
      await more.press("Enter");
      await expect(choices).toHaveCount(FEATURED_PROJECTS + PROJECTS_PER_FILE);
      await expect(choices.nth(FEATURED_PROJECTS)).toBeFocused();
      await expect(status).toHaveText(
        interpolate(text.shown, { shown: FEATURED_PROJECTS + PROJECTS_PER_FILE, total: TOTAL }),
      );
      await page.keyboard.press("Space");
      await expect(gallery.getByRole("heading", { name: `House ${FEATURED_PROJECTS + 1}` })).toBeVisible();
      await more.press("Enter");
      await expect(choices).toHaveCount(TOTAL);
      await expect(more).toHaveCount(0);
      await expect(choices.nth(FEATURED_PROJECTS + PROJECTS_PER_FILE)).toBeFocused();
    },
  );
}

for (const [device, viewport] of [
  ["a phone", { width: 360, height: 740 }],
  ["a desk", { width: 1280, height: 800 }],
] as const) {
  test(`on ${device}, nothing shifts when projects arrive long after the click`, SAMPLE, async ({ page }) => {
    await withManyProjects(page, "en");
    const { text, gallery, more, choices, status } = await openGallery(page, "en");
    await page.setViewportSize(viewport);
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(`**${publishedData(projectsAddress("en", 1))}`, async (route) => {
      await gate;
      await route.fallback();
    });
    await more.click();
    await expect(status).toHaveText(text.loading);
    const heights = async () => (await gallery.boundingBox())?.height;
    const before = await heights();
    letThrough();
    await expect(choices).toHaveCount(FEATURED_PROJECTS + PROJECTS_PER_FILE);
    expect(await heights()).toBe(before);
  });
}
