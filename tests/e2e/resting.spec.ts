// What is below a page's first view rests until the page has loaded (src/early/resting.ts).
import type { Page } from "@playwright/test";
import { countShifts, shiftsOf } from "./layoutShifts";
import { SITE_PAGES } from "./site";
import { drawnAnew, expect, started, test } from "./test";

/** How each part below the first view is drawn: `auto` where it rests. */
const drawn = async (page: Page) => {
  const parts = page.locator("main > :not(:first-child, [data-first-view-end]), #root > footer");
  return [...new Set(await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility)))];
};

/** Keeps pages from loading to their end until the pictures may come. */
async function holdPictures(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.(avif|webp|jpg|png)$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const atOnce = { waitUntil: "domcontentloaded" } as const;

test("while the page loads its lower parts rest, and a link to one of them lands there all the same", async ({
  page,
}) => {
  await holdPictures(page);
  await page.goto("/", atOnce);
  expect(await drawn(page)).toEqual(["auto"]);
  await page.locator('main > :first-child a[href="#contact"]').click();
  await expect.poll(() => drawn(page)).toEqual(["visible"]);
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
    // On a busy machine the page may have been drawn once without its font: that is another matter.
    await page.evaluate(async () => void (await document.fonts.ready));
    await drawnAnew(page);
    const before = await shiftsOf(page);
    await started(page);
    expect(await drawn(page)).toEqual(["visible"]);
    expect((await shiftsOf(page)) - before).toBeLessThan(0.001);
  });

test("what is being read stays where it is when the parts above it wake", async ({ page }) => {
  const release = await holdPictures(page);
  await page.goto("/", atOnce);
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight / 2);
  });
  // From now on the parts in view are drawn, those between them and the first view are not.
  await drawnAnew(page);
  const seen = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2));
  const place = () => seen.evaluate((element) => Math.round(element?.getBoundingClientRect().top ?? NaN));
  const before = await place();
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const guessed = await height();
  release();
  await expect.poll(() => drawn(page)).toEqual(["visible"]);
  expect(Math.abs((await height()) - guessed)).toBeGreaterThan(100);
  expect(Math.abs((await place()) - before)).toBeLessThan(3);
});

test("who comes for a place further down, or comes back to one, finds everything awake", async ({ page }) => {
  await holdPictures(page);
  await page.goto("/#contact", atOnce);
  expect(await drawn(page)).toEqual(["visible"]);
  await page.goto("/invest/", atOnce);
  expect(await drawn(page)).toEqual(["auto"]);
  await page.reload(atOnce);
  expect(await drawn(page)).toEqual(["visible"]);
});

test("who follows a link while the page still loads comes back to the same place", async ({ page }) => {
  await holdPictures(page);
  await page.goto("/", atOnce);
  await page.keyboard.press("Tab");
  await started(page);
  expect(await drawn(page)).toEqual(["auto"]);
  const link = page.locator('main a[href="/services/"], main a[href^="/services/#"]').last();
  await link.scrollIntoViewIfNeeded();
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  const title = page.getByRole("heading", { level: 1 });
  const titleHere = await title.innerText();
  await link.click();
  await expect(title).not.toHaveText(titleHere);
  expect(await drawn(page)).toEqual(["visible"]);
  await page.evaluate(() => {
    history.back();
  });
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
});

test("nothing rests on paper", async ({ page }) => {
  await holdPictures(page);
  await page.goto("/", atOnce);
  await page.emulateMedia({ media: "print" });
  expect(await drawn(page)).toEqual(["visible"]);
});

test("the early script stands before all styles", async ({ request }) => {
  for (const path of ["/", "/es/services/", "/no-such-page/"]) {
    const html = await (await request.get(path)).text();
    expect(html.indexOf("<script>")).toBeGreaterThan(html.indexOf("<head"));
    expect(html.indexOf("<script>")).toBeLessThan(html.indexOf("<style"));
  }
});
