import { chromium, type Page } from "@playwright/test";
import { calculateDeal, openCalculator } from "./calculatorPage";
import { sendEmpty } from "./contactForm";
import { brokenWords, lostTexts } from "./lostTexts";
import { KINDS_OF_PAGES, words } from "./site";
import { expect, started, test } from "./test";
import { OTHER } from "../fixtures/languages";

/** How much of the screen the header and the phone bar keep for themselves, in pixels. */
const keptHeight = (page: Page) =>
  page
    .locator("header, [data-phone-bar]")
    .evaluateAll((all) => all.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0));

/** Opens the lists of the footer that are closed; wide screens show them all. */
async function openFooter(page: Page): Promise<void> {
  for (const fold of await page.locator("footer details:not([open]) summary").all())
    if (await fold.isVisible()) await fold.click();
}

/** Opens what is collapsed and loads what is lazy. */
async function unfold(page: Page): Promise<void> {
  await started(page);
  await sendEmpty(page);
  await openFooter(page);
}

/** The least that a page must bear: WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

// About ninety letters.
const MOST_EMS = 50;

const SPANISH_PAGES = KINDS_OF_PAGES.filter(({ language }) => language === OTHER);

test("at 400% zoom, no page scrolls sideways and no text is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { path } of SPANISH_PAGES) {
    await page.goto(path);
    await unfold(page);
    expect(await lostTexts(page), path).toEqual([]);
  }
  const view = await openCalculator(page, OTHER);
  await calculateDeal(view);
  expect(await lostTexts(page)).toEqual([]);
  await page.getByRole("button", { name: words("common", OTHER).nav.openMenu }).click();
  for (const link of await page
    .getByRole("navigation", { name: words("common", OTHER).nav.label })
    .getByRole("link")
    .all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("at twice the text size, no page scrolls sideways and no text is cut off", async ({ launchOptions, baseURL }) => {
  // The font size chosen in the browser's settings.
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
  });
  try {
    const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
    for (const { path } of SPANISH_PAGES) {
      await page.goto(path);
      await unfold(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await openFooter(page);
        expect(await lostTexts(page), `${path} at ${width} px`).toEqual([]);
        expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
        expect(await keptHeight(page)).toBeLessThan(140);
      }
    }
  } finally {
    await browser.close();
  }
});

test("with WCAG's text spacing, no page scrolls sideways and no text is cut off", async ({ page }) => {
  for (const { path } of SPANISH_PAGES) {
    await page.goto(path);
    await unfold(page);
    await page.evaluate((css) => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(css);
      document.adoptedStyleSheets.push(spacing);
    }, TEXT_SPACING);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openFooter(page);
      expect(await lostTexts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("on a very wide screen, nothing overflows, and lines of text stay short enough to read", async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const { path } of SPANISH_PAGES) {
    await page.goto(path);
    await unfold(page);
    expect(await lostTexts(page), path).toEqual([]);
    const widths = await page.locator("main p").evaluateAll((all) =>
      all.map((paragraph) => {
        // Their length is never visible.
        for (const note of paragraph.querySelectorAll<HTMLElement>(".visuallyHidden")) note.hidden = true;
        const place = document.createRange();
        place.selectNodeContents(paragraph);
        return place.getBoundingClientRect().width / parseFloat(getComputedStyle(paragraph).fontSize);
      }),
    );
    expect(Math.max(...widths), path).toBeLessThan(MOST_EMS);
  }
});
