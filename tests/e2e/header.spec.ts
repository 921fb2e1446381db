import type { Page } from "@playwright/test";
import { COLORS } from "../../src/theme/tokens";
import { computedColor } from "./computedColor";
import { words } from "./site";
import { expect, started, test } from "./test";

const { button } = words("common", "en").chat;
const { chatButton } = words("home", "en").hero;

const RED = computedColor(COLORS.light.accent);

const ground = (page: Page, part: "banner" | "main", name: string) =>
  page
    .getByRole(part)
    .getByRole("link", { name })
    .first()
    .evaluate((link) => getComputedStyle(link).backgroundColor);

test("each view of the home page has one red chat button: the hero's, or the header's once that is out of view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await started(page);
  expect(await ground(page, "main", chatButton)).toBe(RED);
  expect(await ground(page, "banner", button)).not.toBe(RED);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole("main").getByRole("link", { name: chatButton }).first()).not.toBeInViewport();
  await expect.poll(() => ground(page, "banner", button)).toBe(RED);
  await page.goto("/services/");
  expect(await ground(page, "banner", button)).toBe(RED);
});

test("the browser's UI has the header's color", async ({ page }) => {
  await page.goto("/services/");
  await expect(page.locator("head meta[name=theme-color]")).toHaveAttribute("content", COLORS.light.ink);
  await expect(page.getByRole("banner")).toHaveCSS("background-color", computedColor(COLORS.light.ink));
});

test("the logo is further from the links than they are from each other", async ({ page }) => {
  for (const width of [900, 1201, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/es/");
    const boxes = [];
    for (const link of (await page.getByRole("banner").getByRole("link").all()).slice(0, 3))
      boxes.push((await link.boundingBox()) ?? { x: 0, width: 0 });
    const [logo, first, second] = boxes.map(({ x, width }) => ({ start: x, end: x + width }));
    const besideLogo = (first?.start ?? 0) - (logo?.end ?? 0);
    const between = (second?.start ?? 0) - (first?.end ?? 0);
    expect(besideLogo, `at ${width} px`).toBeGreaterThan(between * 1.25);
  }
});
