import type { Page } from "@playwright/test";
import { FEATURED_PROJECTS, projectsAddress } from "../../src/content/onDemandData";
import { publishedData } from "./publishedData";
import { words } from "./site";
import { SAMPLE } from "./sample";
import { expect, started, test } from "./test";

const TOTAL = FEATURED_PROJECTS + 5;

interface GalleryData {
  props: { total?: number; projects?: object[] };
}

// The page was built with fewer projects than its data then has: React says so, and draws it anew.
test.use({ expectedComplaint: /React error #4(18|23)/ });

/** Gives the home page more projects than content/ has, as on-demand data that waits for the returned function. */
async function withMoreProjects(page: Page): Promise<() => void> {
  let featured: object[] = [];
  await page.route("**/assets/island-*.json", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as GalleryData;
    if (json.props.projects) {
      featured = json.props.projects.slice(0, FEATURED_PROJECTS);
      json.props.total = TOTAL;
    }
    await route.fulfill({ response, json });
  });
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(`**${publishedData(projectsAddress("en", 1))}`, async (route) => {
    await gate;
    await route.fulfill({
      json: featured.slice(0, TOTAL - FEATURED_PROJECTS).map((one, i) => ({ ...one, title: `House ${i}` })),
    });
  });
  return letThrough;
}

for (const [device, viewport] of [
  ["a phone", { width: 360, height: 740 }],
  ["a desk", { width: 1280, height: 800 }],
] as const) {
  test(`on ${device}, nothing shifts when projects arrive long after the click`, SAMPLE, async ({ page }) => {
    const letThrough = await withMoreProjects(page);
    const { title, more: text } = words("home", "en").projects;
    await page.goto("/");
    await started(page);
    await page.locator('[data-island="ProjectGallery"] fieldset').scrollIntoViewIfNeeded();
    const gallery = page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
    await page.setViewportSize(viewport);
    await gallery.getByRole("button", { name: text.button }).click();
    await expect(gallery.getByRole("status")).toHaveText(text.loading);
    const heights = async () => (await gallery.boundingBox())?.height;
    const before = await heights();
    letThrough();
    await expect(gallery.getByRole("radio")).toHaveCount(TOTAL);
    expect(await heights()).toBe(before);
  });
}
