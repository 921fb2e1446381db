import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages";
import { words } from "./site";
import { expect, started, test } from "./test";

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  const { language } = words("common", from);
  const menu = page.locator("header summary").first();
  await expect(menu).toContainText(from.toUpperCase());
  await menu.click();
  await page.getByRole("link", { name: language.names[to], exact: true }).click();
}

test("switching back to English works in a Spanish browser and is remembered", async ({ openAs, origin }) => {
  const page = await openAs({ locale: "es-MX" });
  await page.goto("/who-we-are/");
  await expect(page).toHaveURL(`${origin}/es/who-we-are/`);
  await started(page);
  await choose(page, "es", "en");
  await expect(page).toHaveURL(`${origin}/who-we-are/`);
  await page.goto("/invest/");
  await expect(page).toHaveURL(`${origin}/invest/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
