// The open country lists, on small screens and at the bottom of the screen.
import type { Locator } from "@playwright/test";
import { COUNTRIES, openForm } from "./contactForm";
import { expect, test } from "./test";
import { OTHER } from "../fixtures/languages";

const boxOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
};

for (const viewport of [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
  { width: 768, height: 600 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} x ${viewport.height} px, open lists are fully visible next to their field`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const view = await openForm(page, "/contact-us/", OTHER);
    const list = page.getByRole("listbox");
    for (const field of [view.phoneCode, view.country]) {
      for (const block of ["center", "end"] as const) {
        await field.evaluate((input, place) => input.scrollIntoView({ block: place, behavior: "instant" }), block);
        await field.click();
        const [listBox, fieldBox] = [await boxOf(list), await boxOf(field)];
        expect(listBox.left).toBeGreaterThanOrEqual(0);
        expect(listBox.right).toBeLessThanOrEqual(viewport.width);
        expect(listBox.bottom - listBox.top).toBeGreaterThan(Math.min(80, 40 * COUNTRIES.length));
        const isBelow = listBox.top >= fieldBox.bottom - 1;
        expect(isBelow || listBox.bottom <= fieldBox.top + 1).toBe(true);
        if (viewport.height > 300) {
          expect(listBox.top).toBeGreaterThanOrEqual(0);
          expect(listBox.bottom).toBeLessThanOrEqual(viewport.height);
        }
        const first = list.getByRole("option").first();
        await first.hover();
        await page.keyboard.press("End");
        await expect(list.getByRole("option").last()).toBeInViewport();
        await page.keyboard.press("Home");
        await expect(field).toHaveAttribute("aria-activedescendant", String(await first.getAttribute("id")));
        await page.keyboard.press("Escape");
        await expect(list).toHaveCount(0);
        await expect(field).toBeFocused();
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

test("the entry that Enter would choose stands out, by the arrow keys and under the mouse", async ({ page }) => {
  const view = await openForm(page, "/contact-us/", "en");
  await view.country.fill("c");
  const [first, second, third] = [0, 1, 2].map((at) => page.getByRole("option").nth(at));
  const groundOf = (option: Locator | undefined) => option?.evaluate((one) => getComputedStyle(one).backgroundColor);
  const plain = await groundOf(third);
  expect(await groundOf(first)).not.toBe(plain);
  await page.keyboard.press("ArrowDown");
  expect([(await groundOf(first)) === plain, (await groundOf(second)) === plain]).toEqual([true, false]);
  await third?.hover();
  expect([(await groundOf(second)) === plain, (await groundOf(third)) === plain]).toEqual([true, false]);
});
