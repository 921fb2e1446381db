import type { Page } from "@playwright/test";
import { interpolate } from "../../src/content/interpolate";
import { FEATURED_PROJECTS } from "../../src/content/onDemandData";
import { SAMPLE } from "./sample";
import { entries, words } from "./site";
import { expect, MOTION, started, test } from "./test";

test.use(MOTION);

const { compare } = words("common", "en");
/** Those that the home page shows at first. */
const titles = entries("projects", "en")
  .slice(0, FEATURED_PROJECTS)
  .map(({ title }) => String(title));
const [firstTitle = ""] = titles;

const sliderOf = (page: Page, title: string) =>
  page.getByRole("slider", { name: interpolate(compare.slider, { title }) });

test("a tap on the picture moves the line there", async ({ openAs }) => {
  const page = await openAs({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto("/");
  await started(page);
  const slider = sliderOf(page, firstTitle);
  await slider.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  await slider.tap({ position: { x: width * 0.25, y: height / 2 } });
  await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - 75)).toBeLessThanOrEqual(6);
  const line = await page.locator("main figure + span[aria-hidden]").boundingBox();
  const box = await slider.boundingBox();
  expect(Math.abs((line?.x ?? 0) - ((box?.x ?? 0) + width * 0.25))).toBeLessThan(width * 0.08);
});

test("at 1440 by 900, the comparison and the thumbnails that change it fit into one view", SAMPLE, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await started(page);
  const slider = sliderOf(page, firstTitle);
  const top = await slider.boundingBox();
  const choices = await page.locator("#projects fieldset").boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  const needed = (choices?.y ?? Infinity) + (choices?.height ?? Infinity) - (top?.y ?? 0);
  expect(needed).toBeLessThanOrEqual(900 - (header?.height ?? Infinity));
});
