import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { SITE_PAGES, words } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/, contextOptions: { reducedMotion: "reduce" } });

const SCHEMES = ["light", "dark"] as const;

/** Rules that the page breaks as it is shown now, each with the elements that break it. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

for (const path of [...SITE_PAGES.map((page) => page.path), ...LANGUAGES.map((one) => pathIn(one, "/nowhere/"))]) {
  test(`${path} has no accessibility fault in light and dark colors`, async ({ page }) => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await started(page);
      // What loads when it comes near is part of the page, too.
      const place = page.locator("#contact");
      if ((await place.count()) > 0) {
        await place.scrollIntoViewIfNeeded();
        await expect(place.locator("form")).toBeVisible();
      }
      expect(await faults(page), colorScheme).toEqual([]);
    }
  });
}

for (const colorScheme of SCHEMES) {
  test(`the open footer and the open drawer have no accessibility fault in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/invest/");
    for (const fold of await page.locator("footer summary").all()) await fold.click();
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: words("common", "en").nav.openMenu }).click();
    expect(await faults(page)).toEqual([]);
  });

  test(`the open header menus have no accessibility fault in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/services/");
    for (const menu of await page.locator("header summary").all()) {
      await menu.click();
      expect(await faults(page)).toEqual([]);
    }
  });

  test(`a film that plays and its open transcript have no accessibility fault in ${colorScheme} colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await started(page);
    await page.locator("main button[data-plays]").last().click();
    await page.getByText(words("common", "en").film.transcript).last().click();
    expect(await faults(page)).toEqual([]);
  });
}
