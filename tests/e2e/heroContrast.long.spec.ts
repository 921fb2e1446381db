import { brightest, READABLE, READABLE_LARGE } from "./grays";
import { SAMPLE } from "./sample";
import { expect, started, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = [
  { width: 601, height: 900 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

for (const screen of SCREENS) {
  test(`at ${screen.width} px, the hero's picture is dark enough behind its text`, SAMPLE, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto("/");
    await started(page);
    const words = page.locator("main h1, main h1 ~ p");
    await expect(words).toHaveCount(3);
    // The size of the text itself, which may be narrower than its box.
    const boxes = await words.evaluateAll((all: HTMLElement[]) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
    await words.evaluateAll((all: HTMLElement[]) => {
      for (const one of all) one.style.visibility = "hidden";
    });
    const [title = 255, ...texts] = await Promise.all(boxes.map((box) => brightest(page, box)));
    expect(title).toBeLessThanOrEqual(READABLE_LARGE);
    expect(Math.max(...texts)).toBeLessThanOrEqual(READABLE);
  });
}
