import type { Page } from "@playwright/test";
import { formatHeadline } from "../../src/calculator/words/format";
import type { Language } from "../../src/i18n/languages";
import {
  analyzed,
  CALCULATOR,
  calculateDeal,
  calculatorReady,
  openCalculator,
  type CalculatorView,
} from "./calculatorPage";
import { bringInForm } from "./contactForm";
import { expect, started, test } from "./crmSites";
import { words } from "./site";

/** Goes to a page through the navigation. */
async function visit(page: Page, language: Language, key: "home" | "services"): Promise<void> {
  const { nav } = words("common", language);
  await page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav[key], exact: true }).click();
}

const LONGEST = analyzed({ projectMonths: Math.max(...CALCULATOR.options.projectMonths) });

const MONTHS = String(LONGEST.inputs.projectMonths);

/** The worked deal for the longest time is there with its results. */
async function expectDeal(view: CalculatorView): Promise<void> {
  await expect(view.arv).toHaveValue("400,000");
  await expect(view.projectMonths).toHaveValue(MONTHS);
  await expect(view.amounts(view.text.results.costs, view.text.lines.utilities.name)).toHaveText(
    formatHeadline(LONGEST.sheets.bank.value("utilities")),
  );
}

test("a deal and its results survive a reload, another page, and a language change", async ({ page }) => {
  const view = await openCalculator(page, "en");
  await view.projectMonths.selectOption(MONTHS);
  await calculateDeal(view);
  await page.reload();
  await expectDeal(await calculatorReady(page, "en"));
  await started(page);
  await visit(page, "en", "services");
  await expect(view.section).toHaveCount(0);
  await visit(page, "en", "home");
  await bringInForm(page);
  await expectDeal(await calculatorReady(page, "en"));
  const { language } = words("common", "en");
  await page.getByRole("banner").locator("summary").first().click();
  await page.getByRole("link", { name: language.names.es, exact: true }).click();
  await bringInForm(page);
  await expectDeal(await calculatorReady(page, "es"));
});
