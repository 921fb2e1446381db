import { interpolate } from "../../src/content/interpolate";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { SAMPLE } from "./sample";
import { entries, words } from "./site";
import { expect, started, test } from "./test";

/** Of home on a phone, in pixels. */
const LONGEST = 11_000;

const PHONE = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const PHONES = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

for (const language of LANGUAGES) {
  const { hero } = words("home", language);
  const { chat } = words("common", language);

  test(
    `on phones both of home's buttons are in the first view, and home is not too long (${language})`,
    SAMPLE,
    async ({ openAs }) => {
      const page = await openAs({ ...PHONE, viewport: { width: 360, height: 640 } });
      await page.goto(pathIn(language, "/"));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST);
      for (const viewport of PHONES) {
        await page.setViewportSize(viewport);
        const bar = await page.locator("[data-phone-bar]").boundingBox();
        for (const name of [hero.chatButton, hero.formButton]) {
          const button = await page.locator("main").getByRole("link", { name }).first().boundingBox();
          const end = (button?.y ?? Infinity) + (button?.height ?? 0);
          expect(end, `${name} at ${viewport.width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
        }
      }
    },
  );

  test(`on wider screens the header has the chat in the first view (${language})`, SAMPLE, async ({ page }) => {
    await page.goto(pathIn(language, "/who-we-are/"));
    for (const width of [601, 768, 900, 1200, 1201]) {
      await page.setViewportSize({ width, height: 800 });
      const link = page.locator("header").getByRole("link", { name: chat.button });
      await expect(link, `at ${width} px`).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test(
  "at 1440 by 900, the comparison fills the window, and half of it is in view with what changes it",
  SAMPLE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await started(page);
    const [first] = entries("projects", "en");
    const name = interpolate(words("common", "en").compare.slider, { title: String(first?.title) });
    const stage = await page.getByRole("slider", { name }).boundingBox();
    const choices = await page.locator("#projects fieldset").boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    if (!stage || !choices || !header) throw new Error("The comparison is not on the page");
    expect([stage.x, stage.width, stage.height]).toEqual([0, 1440, 702]);
    expect(choices.y + choices.height - (stage.y + stage.height / 2)).toBeLessThanOrEqual(900 - header.height);
  },
);
