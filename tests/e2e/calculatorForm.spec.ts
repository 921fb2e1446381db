import type { Locator } from "@playwright/test";
import { formatCents } from "../../src/calculator/words/format";
import { formatWhole } from "../../src/i18n/format";
import { LANGUAGES } from "../../src/i18n/languages";
import { analyzed, CALCULATOR, calculateDeal, openCalculator, type CalculatorView } from "./calculatorPage";
import { expect, test } from "./crmSites";
import { entries } from "./site";

const { defaults, digits, interestTypes, options, rehabTypes } = CALCULATOR;

const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

const OFFERED = { ...options, rehabType: keys(rehabTypes), interestType: keys(interestTypes) };

const shownIn = ({ section }: CalculatorView, name: string) => section.locator(`[name="${name}"]`);

test("the calculator starts with the content's defaults, and offers its options", async ({ page }) => {
  const view = await openCalculator(page, "en");
  for (const name of ["areaSqft", "purchasePrice", "arv", "rehabType"])
    await expect(shownIn(view, name)).toHaveValue("");
  await expect(shownIn(view, "closingDay")).toHaveValue(/^$|^MM\/DD\/YYYY$/i);
  for (const name of ["projectMonths", "ltc", "origPoints", "interestRate", "interestType"] as const)
    await expect(shownIn(view, name)).toHaveValue(String(defaults[name]));
  for (const [name, values] of Object.entries(OFFERED)) {
    const offered = await shownIn(view, name)
      .locator("option:not([value=''])")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(offered).toEqual(values.map(String));
  }
  await expect(view.calculate).toHaveAttribute("type", "submit");
});

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

test("amounts typed with cents or abbreviations are parsed as a whole", async ({ page }) => {
  const view = await openCalculator(page, "en");
  for (const [typed, shown] of [
    ["250,000.00", "250,000"],
    ["250.000,50", "250,000"],
    ["250 mil", "250,000"],
    ["1,2m", "1,200,000"],
  ] as const) {
    await view.arv.clear();
    await view.arv.pressSequentially(typed);
    await expect(view.arv).toHaveValue(shown);
  }
  await view.arv.fill("250000");
  await view.arv.press("End");
  await view.arv.press("Backspace");
  await expect(view.arv).toHaveValue("25,000");
  await view.areaSqft.pressSequentially("1850.5");
  await expect(view.areaSqft).toHaveValue("1,850");
});

test("a digit typed in the middle of an amount keeps the caret after it", async ({ page }) => {
  const view = await openCalculator(page, "en");
  await view.arv.fill("400000");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("12");
  await expect(view.arv).toHaveValue("40,012,000");
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

test("the keyboard alone fills in and calculates a deal", async ({ page }) => {
  const view = await openCalculator(page, "en");
  const { keyboard } = page;
  await view.areaSqft.focus();
  for (const typed of ["1500", "250000", "400000"]) {
    await keyboard.type(typed);
    await keyboard.press("Tab");
  }
  await expect(view.rehabType).toBeFocused();
  await keyboard.type(rehabTypes.find(({ key }) => key === "normal")?.label ?? "");
  await expect(view.rehabType).toHaveValue("normal");
  await view.arv.press("Enter");
  await expect(view.popup).toBeVisible();
  const total = formatCents(analyzed().returns.totalProjectCosts, "en", true);
  await expect(view.amounts(view.text.results.costs, view.text.lines.totalProjectCosts.name)).toHaveText(total);
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
