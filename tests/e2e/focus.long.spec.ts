import type { Page } from "@playwright/test";
import { calculateDeal, openCalculator } from "./calculatorPage";
import { openForm } from "./contactForm";
import { KINDS_OF_PAGES } from "./site";
import { drawnAnew, expect, started, test } from "./test";
import { OTHER } from "../fixtures/languages";

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
] as const;

// More stops than any page has.
const MOST_STOPS = 250;

declare global {
  interface Window {
    places?: Map<Element, number>;
  }
}

interface Stop {
  /** The element's position in the page. */
  place: number;
  name: string;
  /** Whether an outline shows the focus. */
  isMarked: boolean;
  /** Whether the center of the focused element is on the screen and nothing covers it. */
  isSeen: boolean;
  /** A date has a stop each for its month, day and year. */
  isDate: boolean;
}

const isFault = ({ isMarked, isSeen }: Stop) => !isMarked || !isSeen;

/** The focused element; undefined at the end of the page. */
const look = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.id === "gatsby-focus-wrapper") return undefined;
    // Numbers assigned once: elements that scripts add meanwhile shift the positions.
    const places = (window.places ??= new Map<Element, number>());
    if (!places.has(element)) places.set(element, places.size);
    const isOutlined = (part: Element | null | undefined) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const transparent = getComputedStyle(element).opacity === "0";
    const around = [element.parentElement, element.nextElementSibling, element.closest("label")];
    const marks = transparent ? around : [element];
    // A link inside a sentence may wrap: its first line counts.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = element.closest("label");
    return {
      place: places.get(element) ?? -1,
      name: `${element.tagName} ${element.id} ${element.getAttribute("aria-label") ?? element.textContent ?? ""}`.slice(
        0,
        60,
      ),
      isDate: element.matches("[type=date]"),
      isMarked: marks.some(isOutlined),
      isSeen: middle !== null && (element.contains(middle) || label?.contains(middle) === true),
    };
  });

/** The focused element, two frames later if its style has not changed yet. */
async function focused(page: Page): Promise<Stop | undefined> {
  const stop = await look(page);
  if (!stop || !isFault(stop)) return stop;
  await drawnAnew(page);
  return look(page);
}

/** Presses one key repeatedly from the current focus to the end, where the browser starts over or stops. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop?.isDate && stops.at(-1)?.place === stop.place) continue;
    if (!stop || [stops[0], stops.at(-1)].some((known) => known?.place === stop.place)) break;
    stops.push(stop);
  }
  return stops;
}

for (const { path } of KINDS_OF_PAGES.filter(({ language, key }) => language === (key === "services" ? OTHER : "en"))) {
  test(`the keyboard walks ${path} to its end and back, always in sight`, async ({ page }) => {
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      // Anew: on a page walked through, browsers go on from the last stop.
      await page.goto(path);
      await started(page);
      const place = page.locator("#contact");
      if ((await place.count()) > 0) {
        await place.scrollIntoViewIfNeeded();
        await expect(place.locator("form")).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
      }
      const down = await walk(page, "Tab");
      const up = await walk(page, "Shift+Tab");
      expect([...down, ...up].filter(isFault), `at ${viewport.width} px`).toEqual([]);
      expect(down.length).toBeGreaterThan(10);
      expect(up.length).toBeGreaterThan(10);
    }
    await expect(page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])")).toHaveCount(0);
  });
}

/** Every click or text target smaller than `pixels` in either direction, with its size. */
const smallTargets = (page: Page, part: string, pixels: number): Promise<string[]> =>
  page.locator(part).evaluate((root, least) => {
    const controls = root.querySelectorAll("a[href], button, summary, input, select, [role=button], [role=option]");
    return (
      [...controls]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[aria-hidden=true]"))
        // A link inside a sentence or in editors' running text is only as high as its line (WCAG 2.2, 2.5.8).
        .filter((one) => !one.matches("[class*=prose] a"))
        .filter((one) => !one.matches("main :is(p, li) > a") || one.parentElement?.textContent === one.textContent)
        .map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
        .map(({ one, box }) => `${box.width} x ${box.height} ${one.tagName} ${one.textContent}`)
    );
  }, pixels);

const LARGE = 43.9;
const ENOUGH = 24;

for (const viewport of SCREENS) {
  test(`at ${viewport.width} px, every touch target measures 44 pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const { path } of KINDS_OF_PAGES.filter(({ language }) => language === OTHER)) {
      await page.goto(path);
      await started(page);
      for (const fold of await page.locator("footer summary").all()) if (await fold.isVisible()) await fold.click();
      expect(await smallTargets(page, "body", LARGE), path).toEqual([]);
    }
    for (const menu of await page.locator("header summary").all()) {
      await menu.click();
      expect(await smallTargets(page, "header", LARGE)).toEqual([]);
    }
    const { submit, summary } = await openForm(page, "/contact-us/", OTHER);
    await submit.click();
    await expect(summary).toBeVisible();
    expect(await smallTargets(page, "#contact", LARGE)).toEqual([]);
  });
}

test("tabbing through the calculator and its results keeps the focus in view, and no target is too small", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const view = await openCalculator(page, "en");
  await calculateDeal(view);
  for (const fold of await view.section.locator("summary").all()) await fold.click();
  expect(await smallTargets(page, "#calculator", ENOUGH)).toEqual([]);
  await view.areaSqft.focus();
  const stops = await walk(page, "Tab");
  expect(stops.length).toBeGreaterThan(40);
  expect(stops.filter(isFault)).toEqual([]);
});
