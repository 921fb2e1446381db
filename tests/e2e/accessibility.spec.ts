import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { SITE_PAGES, words } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/ });

/** Rules that the page breaks, each with the elements that break it. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
}

const PATHS = [...SITE_PAGES.map(({ path }) => path), ...LANGUAGES.map((language) => pathIn(language, "/nowhere/"))];

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of PATHS) {
    test(`${path} has no accessibility fault in ${colorScheme} colors`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await started(page);
      expect(await faults(page)).toEqual([]);
    });
  }

  test(`the open drawer and the open footer have no accessibility fault in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/invest/");
    for (const fold of await page.locator("footer summary").all()) await fold.click();
    await page.getByRole("button", { name: words("common", "en").nav.openMenu }).click();
    expect(await faults(page)).toEqual([]);
  });

  test(`the open header menus have no accessibility fault in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/services/");
    for (const menu of await page.locator("header summary").all()) {
      await menu.click();
      expect(await faults(page)).toEqual([]);
    }
  });
}
