import { formatFormula, formatHeadline, formatPercent } from "../../src/calculator/words/format";
import { verdictWords } from "../../src/calculator/words/resultWords";
import { LANGUAGES } from "../../src/i18n/languages";
import { axeFaultsInBothModes } from "./axeFaults";
import { analyzed, calculateDeal, openCalculator, unfold } from "./calculatorPage";
import { expect, test } from "./crmSites";

for (const language of LANGUAGES) {
  test(`the worked deal (${language}) gives the amounts of its calculation, and lines expand to their formula`, async ({
    page,
  }) => {
    const view = await openCalculator(page, language);
    const { results, lines, scenarios, count } = view.text;
    await calculateDeal(view);
    const analysis = analyzed();
    const { sheets } = analysis;
    const headlines = ["expectedProfit", "investorProfit", "totalEstimatedInvestment"] as const;
    await expect(view.figures).toHaveText([
      ...headlines.map((line) => formatHeadline(sheets.bank.value(line))),
      formatPercent(sheets.bank.value("investorRoi"), language),
    ]);
    await expect(view.summary).toContainText(verdictWords(sheets.bank, { text: view.text, language }));
    await expect(view.amounts(results.costs, lines.purchasePrice.name)).toHaveText("$250,000");
    for (const [caption, line] of [
      [results.costs, "rehabCost"],
      [results.costs, "originationPoints"],
      [results.costs, "totalProjectCosts"],
      [results.profit, "expectedProfit"],
      [results.profit, "epgFees"],
      [results.profit, "investorProfit"],
      [results.loans, "totalLoan"],
    ] as const) {
      await expect(view.amounts(caption, lines[line].name)).toHaveText(formatHeadline(sheets.bank.value(line)));
    }
    const ways = [sheets.bank, sheets.own, sheets.without];
    await expect(view.amounts(scenarios.title, lines.investorRoi.name)).toHaveText(
      ways.map(({ value }) => formatPercent(value("investorRoi"), language)),
    );
    for (const name of [scenarios.bank, scenarios.own, scenarios.without])
      await expect(view.table(scenarios.title)).toContainText(name);

    await unfold(view);
    const line = view.row(results.costs, lines.originationPoints.name);
    const formula = view
      .table(results.costs)
      .getByText(formatFormula(sheets.bank.formula("originationPoints"), count, language));
    await expect(formula).toBeHidden();
    await line.getByRole("button").click();
    await expect(formula).toBeVisible();
    await expect(view.table(results.costs).getByText(lines.originationPoints.how)).toBeVisible();
    await expect(line.getByRole("rowheader")).toHaveText(lines.originationPoints.name);
  });

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
