import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { openCalculator } from "./calculatorPage";
import { fillIn, openForm, VISITOR } from "./contactForm";
import { entries, SITE, words } from "./site";
import { expect, started, test } from "./test";

// Windows contrast themes: the visitor's few colors replace those of the page.
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Difference between the brightest and the darkest pixel of a picture, 0 to 255. */
async function contrastIn(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().grayscale().stats();
  const [{ min, max } = { min: 0, max: 0 }] = channels;
  return max - min;
}

const VISIBLE = 120;

/** Whether a border or an outline sets the part off from its background. */
const edge = (part: Locator, kind: "border" | "outline") =>
  part.evaluate(
    (element, name) => {
      const style = getComputedStyle(element);
      const [color, width] = [style.getPropertyValue(`${name}-color`), style.getPropertyValue(`${name}-width`)];
      return color !== style.backgroundColor && !/^rgba\(.*, 0\)$/.test(color) && parseFloat(width) >= 1;
    },
    kind === "border" ? "border-top" : kind,
  );

test("with forced colors, the icons of the header, videos, and footer are visible", async ({ page }) => {
  await page.goto("/");
  await started(page);
  const icons = page.locator("header summary, main button[data-plays], footer a:has(svg)");
  const menus = 2;
  const videos = 1 + entries("testimonials", "en").length;
  await expect(icons).toHaveCount(menus + videos + Object.values(SITE.social).filter(Boolean).length);
  for (const icon of await icons.all()) expect(await contrastIn(await icon.screenshot())).toBeGreaterThan(VISIBLE);
});

test("with forced colors, the comparison's divider, handle, and selected view are visible", async ({ page }) => {
  await page.goto("/");
  await started(page);
  const { compare } = words("common", "en");
  const divider = page.locator("main figure + span[aria-hidden]").first();
  await divider.scrollIntoViewIfNeeded();
  const box = await divider.boundingBox();
  const clip = { x: (box?.x ?? 0) - 22, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 - 22, width: 46, height: 44 };
  expect(await contrastIn(await page.screenshot({ clip }))).toBeGreaterThan(VISIBLE);
  const look = (view: "half" | "after") =>
    page
      .getByRole("button", { name: compare[view], exact: true })
      .evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(await look("half")).not.toBe("none");
  expect(await look("after")).toBe("none");
});

test("with forced colors, the current page and language stand out", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/services/");
  const line = (path: string) =>
    page
      .locator(`header nav a[href="${path}"]`)
      .first()
      .evaluate((link) => {
        const { backgroundColor, transform } = getComputedStyle(link, "::after");
        return { backgroundColor, isDrawn: transform === "none" };
      });
  const surface = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const shown = await line("/services/");
  expect(shown.isDrawn).toBe(true);
  expect(shown.backgroundColor).not.toBe(surface);
  expect((await line("/invest/")).isDrawn).toBe(false);
  await page.locator("header summary").first().click();
  const edge = (language: string) =>
    page.locator(`header a[data-language=${language}]`).evaluate((link) => getComputedStyle(link).borderLeftColor);
  expect(await edge("en")).not.toBe(await edge("es"));
});

test("with forced colors, the focus is visible on the form's buttons and fields", async ({ page }) => {
  await page.goto("/contact-us/");
  await started(page);
  const place = page.locator("#contact");
  await place.scrollIntoViewIfNeeded();
  const button = place.locator("button[type=submit]");
  // From the last field, whichever editors have turned on.
  await button.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(button).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS("outline-style", "solid");
  const name = place.locator("[name=firstName]");
  const border = () => name.evaluate((input) => getComputedStyle(input).borderTopColor);
  const calm = await border();
  await name.focus();
  await expect.poll(border).not.toBe(calm);
});

test("with forced colors, the form's button, open list, and popup have an outline", async ({ page }) => {
  await page.route("**/api/contacts", (route) => route.fulfill({ status: 201, json: { status: "delivered" } }));
  const view = await openForm(page, "/contact-us/", "en");
  expect(await edge(view.submit, "border")).toBe(true);
  await view.country.fill(VISITOR.country.slice(0, 3));
  expect(await edge(page.getByRole("listbox").locator(".."), "outline")).toBe(true);
  expect(await edge(page.getByRole("option").first(), "outline")).toBe(true);
  await fillIn(view, "ana@example.com");
  await view.submit.click();
  await expect(view.popup).toBeFocused();
  expect(await edge(view.popup, "outline")).toBe(true);
});

test("with forced colors and on paper, the calculator's button has a border", async ({ page }) => {
  const { calculate } = await openCalculator(page, "en");
  expect(await edge(calculate, "border")).toBe(true);
  await page.emulateMedia({ media: "print", forcedColors: "none" });
  expect(await edge(calculate, "border")).toBe(true);
});
