import type { Page } from "@playwright/test";
import { COLOR_MODES, type ColorMode } from "../../src/theme/colorMode";
import { words } from "./site";
import { expect, holdScripts, test } from "./test";

const { colorMode } = words("common", "en");

async function choose(page: Page, mode: ColorMode): Promise<void> {
  await page.getByLabel(colorMode.label, { exact: true }).click();
  await page.getByRole("button", { name: colorMode[mode], exact: true }).click();
}

const brightness = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  });

test("without a choice, the colors follow the system and its changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/services/");
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  expect(await brightness(page)).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "light");
  expect(await brightness(page)).toBeGreaterThan(200);
});

for (const mode of COLOR_MODES) {
  test(`the choice "${mode}" is stored under MUI's key and works before React has started`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode === "light" ? "dark" : "light" });
    await holdScripts(page);
    await page.goto("/services/");
    await choose(page, mode);
    await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", mode === "dark" ? "dark" : "light");
    expect(await page.evaluate(() => localStorage.getItem("mui-mode"))).toBe(mode);
  });
}

test("the stored choice is applied before the body is parsed, so nothing flashes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.documentElement?.hasAttribute("data-mui-color-scheme")) return;
      watcher.disconnect();
      sessionStorage.setItem("body at choice", String(document.body !== null));
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto("/services/");
  await choose(page, "dark");
  await page.goto("/es/invest/");
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  expect(await page.evaluate(() => sessionStorage.getItem("body at choice"))).toBe("false");
});

test("with more contrast wanted, gray text is as strong as any other, in both modes", async ({ page }) => {
  await page.goto("/invest/");
  const colors = () =>
    page.evaluate(() => {
      const lead = document.querySelector("main section [class*=lead]") ?? document.body;
      return { lead: getComputedStyle(lead).color, text: getComputedStyle(lead.parentElement ?? lead).color };
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    const usual = await colors();
    expect(usual.lead).not.toBe(usual.text);
    await page.emulateMedia({ colorScheme, contrast: "more" });
    const strong = await colors();
    expect(strong.lead).toBe(strong.text);
  }
});
