import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { SAMPLE } from "./sample";
import { words } from "./site";
import { expect, test } from "./test";

/** Of home on a phone, in pixels. */
const LONGEST = 11_000;

const PHONE = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };

for (const language of LANGUAGES) {
  const { hero } = words("home", language);
  const { chat } = words("common", language);

  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [375, 667],
    [390, 844],
    [430, 932],
  ] as const) {
    test(
      `${width}x${height} in ${language}: both of home's buttons are in the first view`,
      SAMPLE,
      async ({ openAs }) => {
        const page = await openAs({ ...PHONE, viewport: { width, height } });
        await page.goto(pathIn(language, "/"));
        const bar = await page.locator("[data-phone-bar]").boundingBox();
        for (const name of [hero.chatButton, hero.formButton]) {
          const button = await page.locator("main").getByRole("link", { name }).first().boundingBox();
          expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        }
      },
    );
  }

  test(`in ${language}, home is at most ${LONGEST} px long on a phone`, SAMPLE, async ({ openAs }) => {
    const page = await openAs({ ...PHONE, viewport: { width: 360, height: 640 } });
    await page.goto(pathIn(language, "/"));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST);
  });

  for (const width of [601, 768, 900, 1200, 1201]) {
    test(`${width} px in ${language}: the header has the chat on every page's first view`, SAMPLE, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathIn(language, "/who-we-are/"));
      const header = page.locator("header");
      await expect(header.getByRole("link", { name: chat.button })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
