import { interpolate } from "../../src/content/interpolate";
import { LANGUAGES } from "../../src/i18n/languages";
import { axeFaultsInBothModes } from "./axeFaults";
import { calculateDeal, openCalculator, unfold } from "./calculatorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./crmSites";

for (const language of LANGUAGES) {
  test(
    `the worked deal (${language}) gives the amounts calculated by hand, in US dollars, and lines expand to their formula`,
    SAMPLE,
    async ({ page }) => {
      const view = await openCalculator(page, language);
      const { results, lines, scenarios, popup, verdict } = view.text;
      await calculateDeal(view);
      await expect(view.figures).toHaveText(["$16,802", "$8,401", "$64,598", "13.0%"]);
      await expect(view.summary).toContainText(verdict.thin);
      await expect(view.popup).toContainText(popup.text);
      for (const [caption, line, amount] of [
        [results.costs, lines.purchasePrice, "$250,000.00"],
        [results.costs, lines.rehabCost, "$75,000.00"],
        [results.costs, lines.originationPoints, "$5,750.00"],
        [results.costs, lines.totalProjectCosts, "$383,197.92"],
        [results.profit, lines.expectedProfit, "$16,802.08"],
        [results.profit, lines.epgFees, "$8,401.04"],
        [results.profit, lines.investorProfit, "$8,401.04"],
        [results.loans, lines.totalLoan, "$287,500.00"],
      ] as const) {
        await expect(view.amounts(caption, line.name)).toHaveText(amount);
      }
      const ways = view.section.getByRole("table").filter({ has: page.getByText(lines.paidAtClosingByInvestor.name) });
      const cells = (name: string) =>
        ways
          .locator("tr")
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator("td");
      await expect(cells(lines.paidAtClosingByInvestor.name).first()).toContainText("$52,356.25");
      const [bank, own] = [cells(lines.investorRoi.name).nth(0), cells(lines.investorRoi.name).nth(1)];
      await expect(bank).toContainText("13.0%");
      await expect(own).toContainText("6.0%");
      await expect(cells(lines.investorRoi.name).nth(2)).toContainText("8.0%");
      for (const name of [scenarios.bank, scenarios.own, scenarios.without]) await expect(ways).toContainText(name);

      await unfold(view);
      const line = view.row(results.costs, lines.originationPoints.name);
      await expect(line.getByText("$287,500 × 2% = $5,750")).toBeHidden();
      await line.locator("summary").click();
      await expect(line.getByText("$287,500 × 2% = $5,750")).toBeVisible();
      await expect(line.getByText(lines.originationPoints.how)).toBeVisible();
    },
  );

  test(`the results (${language}) fit a 320 px screen without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const view = await openCalculator(page, language);
    await calculateDeal(view);
    await view.section
      .locator("details")
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    // Wide tables scroll inside their own container; everything else fits the screen.
    const outside = await view.section.locator("h3, h4, p, input, select, button, td, th").evaluateAll((parts) => {
      const isFramed = (part: Element): boolean =>
        getComputedStyle(part).overflowX !== "visible" || (part.parentElement !== null && isFramed(part.parentElement));
      return parts
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 && !isFramed(part))
        .map((part) => part.textContent);
    });
    expect(outside).toEqual([]);
  });

  test(`the amounts of a house (${language}) each fit on one line on a 320 px screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const view = await openCalculator(page, language);
    await calculateDeal(view, { purchasePrice: "1250000", arv: "1990000", areaSqft: "4000" });
    await unfold(view);
    const lines = await view.section.locator("td").evaluateAll((cells) =>
      cells
        .filter((cell) => /^-?\$[\d,.]+$/.test(cell.textContent ?? ""))
        .map((cell) => {
          const content = document.createRange();
          content.selectNodeContents(cell);
          return content.getClientRects().length;
        }),
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(Math.max(...lines)).toBe(1);
  });
}

test("the results have no accessibility violations in light and dark colors", async ({ page }) => {
  // The checks look at every cell of every table.
  test.slow();
  const view = await openCalculator(page, "en");
  await view.section.getByText(view.text.form.more).click();
  await view.section.getByText(view.text.form.addLine).first().click();
  await calculateDeal(view);
  await unfold(view);
  await view.section.getByRole("heading", { name: view.text.assumptions.title }).click();
  await view.section.getByRole("button", { name: view.text.saved.save }).click();
  expect(await axeFaultsInBothModes(page, "#calculator")).toEqual([]);
});

test("a changed assumption changes the deal, is marked, and can be reset", SAMPLE, async ({ page }) => {
  const view = await openCalculator(page, "en");
  const { assumptions, results, lines } = view.text;
  await calculateDeal(view);
  await view.section.getByRole("heading", { name: assumptions.title }).click();
  const utilities = page.locator("#rate-utilities");
  await utilities.fill("300");
  await utilities.press("Enter");
  await expect(view.amounts(results.costs, lines.utilities.name)).toHaveText("$1,200.00");
  await expect(view.amounts(results.costs, lines.totalProjectCosts.name)).toHaveText("$383,597.92");
  await utilities.fill("-5");
  await expect(utilities).toHaveAttribute("aria-invalid", "true");
  await view.section.getByRole("button", { name: assumptions.reset }).click();
  await expect(view.amounts(results.costs, lines.totalProjectCosts.name)).toHaveText("$383,197.92");
  await expect(utilities).toHaveValue("200");
});

test("a house that costs more than it sells for gives a loss and a warning", SAMPLE, async ({ page }) => {
  const view = await openCalculator(page, "en");
  await calculateDeal(view, { arv: "300000" });
  const profit = view.amounts(view.text.results.profit, view.text.lines.expectedProfit.name);
  await expect(profit).toHaveText(/^-\$\d/);
  await expect(view.section.getByRole("heading", { name: view.text.warnings.title })).toBeVisible();
});

test("a custom cost line and a lower average draw count, and the link contains them", SAMPLE, async ({ page }) => {
  const view = await openCalculator(page, "en");
  const { form, results, lines, scenarios } = view.text;
  await view.section.getByText(form.more).click();
  await view.section.getByText(form.addLine).first().click();
  await page.keyboard.type("Insurance");
  await page.keyboard.press("Tab");
  await page.keyboard.type("120");
  await view.section.getByRole("textbox", { name: form.averageDraw }).fill("60");
  await calculateDeal(view);
  await expect(view.amounts(results.costs, "Insurance")).toHaveText("$120.00");
  await expect(view.amounts(results.costs, lines.interestCost.name)).toHaveText("$9,441.67");
  await expect(view.section).toContainText(interpolate(scenarios.saved, { percent: "60%", amount: "$1,100" }));
  const { search } = new URL(await view.link.inputValue());
  await page.evaluate(() => sessionStorage.removeItem("calculator-draft"));
  const again = await openCalculator(page, "en", search);
  await again.calculate.click();
  await expect(again.amounts(results.costs, "Insurance")).toHaveText("$120.00");
});

test("the popup covers neither the verdict nor the four figures, on a phone and on a laptop", async ({ page }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const view = await openCalculator(page, "en");
    await calculateDeal(view);
    await expect(view.section.getByRole("heading", { name: view.text.results.title })).toBeFocused();
    await expect(view.figures.first()).toBeInViewport();
    for (const part of [view.summary, view.figures.first()]) {
      const covered = async () => {
        const [one, popup] = await Promise.all([part.boundingBox(), view.popup.boundingBox()]);
        return !one || !popup || (one.y < popup.y + popup.height && popup.y < one.y + one.height);
      };
      await expect.poll(covered).toBe(false);
    }
  }
});
