import { axeFaultsInBothModes } from "./axeFaults";
import { calculateDeal, openCalculator, unfold } from "./calculatorPage";
import { expect, test } from "./crmSites";
import { OTHER } from "../fixtures/languages";

test("on a 320 px screen the results fit without sideways scrolling, and each amount of a house on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const view = await openCalculator(page, OTHER);
  await calculateDeal(view, { purchasePrice: "1250000", arv: "1990000", areaSqft: "4000" });
  await view.section.locator("details").evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
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
