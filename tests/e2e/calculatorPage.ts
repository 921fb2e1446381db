// The calculator as a visitor sees it: found by its roles and the words in content/.
import type { Page } from "@playwright/test";
import { analyzeDeal, type DealAnalysis } from "../../src/calculator/model/analysis";
import { withDefaults } from "../../src/calculator/model/form";
import type { DealInputs } from "../../src/calculator/model/inputs";
import { encodeDeal } from "../../src/calculator/share/shareLink";
import { dealOfToday } from "../../src/calculator/state/startingDeal";
import type { CalculatorContent } from "../../src/content/contentTypes/calculator";
import type { Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { readPublished } from "../../src/content/read/readContent";
import { typicalHouse } from "../../src/content/typicalHouse";
import { readWords, words } from "./site";
import { expect } from "./test";

type CalculatorView = ReturnType<typeof calculatorOn>;

/** The worked deal: a house of 1,500 sq ft bought for $250,000 and sold for $400,000 after a standard rehab. */
export const DEAL = { areaSqft: "1500", purchasePrice: "250000", arv: "400000", rehabType: "normal" };

const projects = readPublished("content")
  .filter(({ name }) => name.startsWith("projects/"))
  .map(({ source }): unknown => JSON.parse(source));

const written = readWords("content/calculator.json", "en") as CalculatorContent;

/** The rates, options, and defaults that editors have set, and the typical house of the shown projects. */
export const CALCULATOR: CalculatorContent = { ...written, typical: typicalHouse(projects) ?? written.typical };

const WORKED = { areaSqft: 1500, purchasePrice: 250_000, arv: 400_000, rehabType: "normal" } as const;

/** What the calculator should show for the worked deal, with the defaults for whatever `inputs` leaves out. */
export const analyzed = (inputs: Partial<DealInputs> = {}, content = CALCULATOR): DealAnalysis =>
  analyzeDeal(withDefaults({ ...WORKED, ...inputs }, content), content, "2026-11-27");

/** The query of a link to the worked deal. */
export const dealQuery = (): string => `?deal=${encodeDeal(dealOfToday(analyzed().inputs, CALCULATOR, "2026-11-27"))}`;

/** The parts of the calculator on the home page in the given language. */
export function calculatorOn(page: Page, language: Language) {
  const text = words("calculator", language);
  const section = page.locator("#calculator");
  const box = (name: string) => section.getByRole("textbox", { name, exact: true });
  const list = (name: string) => section.getByRole("combobox", { name, exact: true });
  // By caption: tables in collapsed parts have no role until they are opened.
  const table = (name: string) =>
    section.locator("table").filter({ has: page.locator("caption").getByText(name, { exact: true }) });
  const row = (caption: string, name: string) =>
    table(caption)
      .locator("tr")
      .filter({ has: page.getByText(name, { exact: true }) });
  return {
    page,
    text,
    section,
    areaSqft: box(text.form.areaSqft),
    purchasePrice: box(text.form.purchasePrice),
    arv: box(text.form.arv),
    rehabType: list(text.form.rehabType),
    projectMonths: list(text.form.projectMonths),
    ltc: list(text.form.ltc),
    origPoints: list(text.form.origPoints),
    interestRate: list(text.form.interestRate),
    interestType: list(text.form.interestType),
    calculate: section.getByRole("button", { name: text.form.calculate, exact: true }),
    clear: section.getByRole("button", { name: text.form.clear, exact: true }),
    verdict: section.locator("[role=status][data-verdict]"),
    table,
    row,
    /** The amounts of a row in one of the tables. */
    amounts: (caption: string, name: string) => row(caption, name).locator("td"),
    /** The four headline figures: profit, the investor's half, the cash needed, and the return on it. */
    figures: section.locator("dl").first().locator("dd"),
    /** The live region that announces the verdict. */
    summary: section.getByRole("status").filter({ hasText: /\S/ }).first(),
    link: box(text.share.link),
  };
}

/** Opens every collapsed part of the results, but not the individual lines. */
export const unfold = ({ section }: CalculatorView): Promise<void> =>
  section
    .locator("details:has(> summary > h4)")
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));

/** Unlocks the calculator for this session, as sending a request does. */
export const openGate = (page: Page) => page.addInitScript(() => sessionStorage.setItem("show-contact-form", "true"));

/** Opens the home page as a visitor who has sent a request, and waits for the calculator. */
export async function openCalculator(page: Page, language: Language, query = ""): Promise<CalculatorView> {
  await openGate(page);
  await page.goto(`${pathIn(language, "/")}${query}#calculator`);
  return calculatorReady(page, language);
}

export async function calculatorReady(page: Page, language: Language): Promise<CalculatorView> {
  const view = calculatorOn(page, language);
  await expect(view.calculate).toBeVisible({ timeout: 15_000 });
  return view;
}

async function fillDeal(view: CalculatorView, deal: Partial<typeof DEAL> = {}): Promise<void> {
  const { areaSqft, purchasePrice, arv, rehabType } = { ...DEAL, ...deal };
  await view.areaSqft.fill(areaSqft);
  await view.purchasePrice.fill(purchasePrice);
  await view.arv.fill(arv);
  await view.rehabType.selectOption(rehabType);
}

export async function calculateDeal(view: CalculatorView, deal: Partial<typeof DEAL> = {}): Promise<void> {
  await fillDeal(view, deal);
  await view.calculate.click();
  await expect(view.verdict).toBeVisible();
}
