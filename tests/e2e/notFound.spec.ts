import type { Page } from "@playwright/test";
import { brightest, grays, READABLE, type Box } from "./grays";
import { SAMPLE } from "./sample";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/ });

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
] as const;

// Share of the change in the bare pictures that a visitor must see around the words and through their overlay.
const LEAST_SEEN = 0.38;

async function openFlip(page: Page, viewport: (typeof SCREENS)[number]) {
  await page.setViewportSize(viewport);
  await page.goto("/nowhere/");
  await started(page);
  await page.locator("main img").evaluateAll((pictures: HTMLImageElement[]) => {
    return Promise.all(pictures.map((picture) => picture.decode()));
  });
  const { y = 0 } = (await page.locator("main").boundingBox()) ?? {};
  // Left of the divider, without its three pixels.
  const flipping = { x: 4, y, width: Math.floor(viewport.width * 0.69) - 4, height: viewport.height - y };
  // The pointer on the page, or on the header.
  const show = (state: "before" | "after") => page.mouse.move(viewport.width / 2, state === "after" ? y + 100 : 1);
  return { flipping, show };
}

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0);

for (const screen of SCREENS) {
  test(`at ${screen.width} px, the flip behind the text is visible`, SAMPLE, async ({ page }) => {
    const { flipping, show } = await openFlip(page, screen);
    const change = async () => {
      await show("before");
      const before = await grays(page, flipping);
      await show("after");
      return difference(before, await grays(page, flipping));
    };
    const seen = await change();
    // The same with the pictures in front of everything else.
    await page.locator("main img").evaluateAll((pictures) => {
      for (const picture of pictures) picture.closest("div")?.style.setProperty("z-index", "9");
    });
    const bare = await change();
    expect(bare).toBeGreaterThan(0);
    expect(seen / bare).toBeGreaterThan(LEAST_SEEN);
  });

  test(`at ${screen.width} px, the text is readable on both pictures (4.5:1)`, async ({ page }) => {
    const { show } = await openFlip(page, screen);
    const words = page.locator("main :is(h1, p)");
    await expect(words).toHaveCount(3);
    for (const word of await words.all()) await expect(word).toHaveCSS("color", "rgb(255, 255, 255)");
    await words.evaluateAll((all: HTMLElement[]) => {
      for (const one of all) one.style.color = "transparent";
    });
    for (const state of ["before", "after"] as const) {
      await show(state);
      for (const word of await words.all()) {
        expect(await brightest(page, (await word.boundingBox()) as Box)).toBeLessThanOrEqual(READABLE);
      }
    }
  });
}

test("on a host that does not redirect, a mangled address leads to the page it means", async ({ page }) => {
  const lost = await (await page.request.get("/nowhere/")).text();
  await page.route(/Contact-Us|Nowhere/, (route) =>
    route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body: lost }),
  );
  await page.goto("/Contact-Us/).?a=1#contact");
  await expect(page).toHaveURL(/\/contact-us\/\?a=1#contact$/);
  await page.goto("/es/Nowhere/");
  await started(page);
  await expect(page.locator("[data-not-found] h1")).toBeVisible();
  await expect(page).toHaveURL(/\/es\/Nowhere\/$/);
});
