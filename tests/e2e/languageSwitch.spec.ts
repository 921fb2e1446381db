import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages";
import { LANGUAGE_TABLE } from "../../src/i18n/languageTable";
import { expect, started, test } from "./test";
import { pathOf } from "../../src/site/pages";
import { OTHER } from "../fixtures/languages";

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  const menu = page.locator("header summary").first();
  await expect(menu).toContainText(from.toUpperCase());
  await menu.click();
  await page.getByRole("link", { name: LANGUAGE_TABLE[to].own, exact: true }).click();
}

test("switching back to English works in a Spanish browser and is remembered", async ({ openAs, origin }) => {
  const page = await openAs({ locale: "es-MX" });
  const [whoWeAre, invest] = [pathOf("whoWeAre"), pathOf("invest")];
  await page.goto(whoWeAre);
  await expect(page).toHaveURL(`${origin}/es${whoWeAre}`);
  await started(page);
  await choose(page, OTHER, "en");
  await expect(page).toHaveURL(`${origin}${whoWeAre}`);
  await page.goto(invest);
  await expect(page).toHaveURL(`${origin}${invest}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
