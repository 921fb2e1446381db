// What is below a page's first view rests until the page has loaded (src/early/resting.ts).
import type { Page } from "@playwright/test";
import { countShifts, shiftsOf } from "./layoutShifts";
import { SITE_PAGES } from "./site";
import { expect, started, test } from "./test";

const below = (page: Page) => page.locator("main > :not(:first-child), #root > footer");

/** How each part below the first view is drawn: `auto` where it rests. */
const drawn = (page: Page) =>
  below(page).evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));

/** Keeps pages from loading to their end: their pictures never come. */
const holdPictures = (page: Page) => page.route(/\.(avif|webp|jpg|png)$/, () => new Promise<void>(() => undefined));

test("while the page loads its lower parts rest, and a link to one of them lands there all the same", async ({
  page,
}) => {
  await holdPictures(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  expect(new Set(await drawn(page))).toEqual(new Set(["auto"]));
  await page.locator('main > :first-child a[href="#contact"]').click();
  await expect.poll(async () => new Set(await drawn(page))).toEqual(new Set(["visible"]));
  const distance = () =>
    page.locator("#contact").evaluate((section) => {
      const margin = parseFloat(getComputedStyle(section).scrollMarginTop);
      return Math.round(Math.abs(section.getBoundingClientRect().top - margin));
    });
  await expect.poll(distance).toBe(0);
});

for (const { path } of SITE_PAGES)
  test(`nothing rests on ${path} once it has loaded, and nothing in view moves meanwhile`, async ({ page }) => {
    await countShifts(page);
    await page.goto(path);
    await started(page);
    expect(new Set(await drawn(page))).toEqual(new Set(["visible"]));
    expect(await shiftsOf(page)).toBeLessThan(0.001);
  });

test("who comes for a place further down, or comes back to one, finds everything awake", async ({ page }) => {
  await holdPictures(page);
  await page.goto("/#contact", { waitUntil: "domcontentloaded" });
  expect(new Set(await drawn(page))).toEqual(new Set(["visible"]));
  await page.goto("/invest/", { waitUntil: "domcontentloaded" });
  expect(new Set(await drawn(page))).toEqual(new Set(["auto"]));
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(new Set(await drawn(page))).toEqual(new Set(["visible"]));
});
