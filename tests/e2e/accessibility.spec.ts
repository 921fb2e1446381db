import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { SITE_PAGES, words } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/, contextOptions: { reducedMotion: "reduce" } });

/** Rules that the page breaks in light and in dark colors, each with the elements that break it. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map(({ target, failureSummary }) => `${colorScheme} ${id}: ${target.join(" ")} ${failureSummary}`),
      );
    }
  }
  return found;
}

for (const path of [...SITE_PAGES.map((page) => page.path), ...LANGUAGES.map((one) => pathIn(one, "/nowhere/"))]) {
  test(`${path} has no accessibility fault in light and dark colors`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    expect(await faults(page)).toEqual([]);
  });
}

test("the open footer and the open drawer have no accessibility fault", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/invest/");
  for (const fold of await page.locator("footer summary").all()) await fold.click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: words("common", "en").nav.openMenu }).click();
  expect(await faults(page)).toEqual([]);
});

test("the open header menus have no accessibility fault", async ({ page }) => {
  await page.goto("/services/");
  for (const menu of await page.locator("header summary").all()) {
    await menu.click();
    expect(await faults(page)).toEqual([]);
  }
});

test("a film that plays and its open transcript have no accessibility fault", async ({ page }) => {
  await page.goto("/");
  await started(page);
  await page.locator("main button[data-plays]").last().click();
  await page.getByText(words("common", "en").film.transcript).last().click();
  expect(await faults(page)).toEqual([]);
});
