import type { Locator } from "@playwright/test";
import { formatWhole } from "../../src/i18n/format";
import { LANGUAGES } from "../../src/i18n/languages";
import { CALCULATOR, calculateDeal, openCalculator } from "./calculatorPage";
import { expect, test } from "./crmSites";
import { entries } from "./site";

const { digits } = CALCULATOR;

test("the results are beside the inputs from 950 px on, and below them on narrower screens", async ({ page }) => {
  const { calculate, figures } = await openCalculator(page, "en");
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 950, height: 900 });
  expect(await topOf(figures.first())).toBeLessThan(await topOf(calculate));
  await page.setViewportSize({ width: 949, height: 900 });
  expect(await topOf(figures.first())).toBeGreaterThan(await topOf(calculate));
});

test("amounts accept only digits, even when pasted, and are grouped while typing", async ({ page }) => {
  const view = await openCalculator(page, "en");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("$250,000"));
  await view.purchasePrice.click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(view.purchasePrice).toHaveValue("250,000");
  await view.areaSqft.pressSequentially("1a2-3 4.5e6789");
  await expect(view.areaSqft).toHaveValue(formatWhole(Number("123456789".slice(0, digits.area))));
  await view.arv.pressSequentially("9".repeat(digits.amount + 3));
  await expect(view.arv).toHaveValue(formatWhole(Number("9".repeat(digits.amount))));
  await view.rehabType.selectOption("fuerte");
  await view.calculate.click();
  await expect(view.popup).toBeVisible();
  await expect(view.section).not.toContainText(/NaN|Infinity|undefined/);
});

test("the popup of a second calculation stays for its full duration", async ({ page }) => {
  const view = await openCalculator(page, "en");
  await page.clock.install();
  await calculateDeal(view);
  await page.clock.fastForward(6000);
  await view.calculate.click();
  // The first one would start to fade now and be removed at the end of its transition.
  await page.clock.fastForward(3000);
  await page.clock.fastForward(1000);
  await expect(view.popup).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(view.popup).toHaveCount(0);
});

test("on phones, the list of our deals is no wider than the form", async ({ page }) => {
  test.skip(!entries("projects", "en").some(({ deal }) => deal), "Editors have published no project with its figures");
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    const view = await openCalculator(page, language);
    const list = await view.section.getByLabel(view.text.form.realDeal).boundingBox();
    const field = await view.purchasePrice.locator("xpath=../..").boundingBox();
    expect((list?.x ?? Infinity) + (list?.width ?? Infinity)).toBeLessThanOrEqual(
      (field?.x ?? 0) + (field?.width ?? 0) + 1,
    );
  }
});

test("in dark mode, the popup is dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const view = await openCalculator(page, "en");
  await calculateDeal(view);
  const parts = await view.popup.evaluate((popup) => getComputedStyle(popup).backgroundColor.match(/[\d.]+/g) ?? []);
  expect(parts).toHaveLength(3);
  expect(Math.max(...parts.map(Number))).toBeLessThan(60);
});
