import type { Locator } from "@playwright/test";
import { formatWhole } from "../../src/i18n/format";
import { LANGUAGES } from "../../src/i18n/languages";
import { CALCULATOR, openCalculator } from "./calculatorPage";
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
  await view.areaSqft.pressSequentially("12a34,567890");
  await expect(view.areaSqft).toHaveValue(formatWhole(Number("1234567890".slice(0, digits.area))));
  await view.arv.pressSequentially("9".repeat(digits.amount + 3));
  await expect(view.arv).toHaveValue(formatWhole(Number("9".repeat(digits.amount))));
  await view.rehabType.selectOption("fuerte");
  await view.calculate.click();
  await expect(view.verdict).toBeVisible();
  await expect(view.section).not.toContainText(/NaN|Infinity|undefined/);
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
