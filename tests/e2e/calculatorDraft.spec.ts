import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages";
import { calculateDeal, calculatorReady, openCalculator, type CalculatorView } from "./calculatorPage";
import { bringInForm } from "./contactForm";
import { expect, started, test } from "./crmSites";
import { SAMPLE } from "./sample";
import { words } from "./site";

/** Goes to a page through the navigation. */
async function visit(page: Page, language: Language, key: "home" | "services"): Promise<void> {
  const { nav } = words("common", language);
  await page.getByRole("navigation", { name: nav.label }).getByRole("link", { name: nav[key], exact: true }).click();
}

/** The worked deal for 8 months is there with its results, and its completion is not announced again. */
async function expectDeal(view: CalculatorView): Promise<void> {
  await expect(view.arv).toHaveValue("400,000");
  await expect(view.projectMonths).toHaveValue("8");
  await expect(view.amounts(view.text.results.costs, view.text.lines.utilities.name)).toHaveText("$1,600.00");
  await expect(view.popup).toHaveCount(0);
}

test("a deal and its results survive a reload, another page, and a language change", SAMPLE, async ({ page }) => {
  const view = await openCalculator(page, "en");
  await view.projectMonths.selectOption("8");
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
  await page.getByRole("banner").locator("summary").filter({ hasText: "EN" }).click();
  await page.getByRole("link", { name: language.names.es, exact: true }).click();
  await bringInForm(page);
  await expectDeal(await calculatorReady(page, "es"));
});

test(
  "a shared link takes precedence over earlier input, and changes to it survive a reload until the link's deal is requested",
  SAMPLE,
  async ({ page }) => {
    const view = await openCalculator(page, "en");
    await view.arv.fill("777777");
    const linked = await openCalculator(page, "en", "?deal=1_1500_250000_400000_normal_8_85_2_11_annual_");
    await expect(linked.section.getByText(linked.text.share.loaded)).toBeVisible();
    await expect(linked.arv).toHaveValue("400,000");
    await linked.arv.fill("430000");
    await page.reload();
    await calculatorReady(page, "en");
    await expect(linked.arv).toHaveValue("430,000");
    await expect(linked.section.getByText(linked.text.share.changed)).toBeVisible();
    await linked.section.getByRole("button", { name: linked.text.share.openAgain }).click();
    await expectDeal(linked);
    await expect(linked.section.getByText(linked.text.share.changed)).toHaveCount(0);
  },
);
