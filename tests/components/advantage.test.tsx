import { render, screen, within } from "@testing-library/react";
import { formatDollars } from "../../src/i18n/format";
import { exampleOf } from "../../src/calculator/previewOf";
import { Advantage } from "../../src/sections/Advantage";
import { exampleResult, exampleShare } from "../../src/sections/exampleDeal";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import { contentIn, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const { exampleDeal } = contentIn<{ exampleDeal: { purchasePrice: number; works: number; salePrice: number } }>(
  "site",
  "en",
);
const content = calculatorContentIn("en");
const planned = exampleOf(exampleDeal, content);

function show(language: "en" | "es", deal = planned.deal) {
  standOn(language);
  const { advantage: text } = words("invest", language);
  const { notice } = words("common", language).footer;
  const teaser = words("teaser", language);
  const told = planned.told({ ...teaser, loss: teaser.exampleFall });
  render(<Advantage text={text} notice={notice} deal={deal} told={told} />);
  const table = screen.getByRole("table", { name: text.exampleTitle });
  const amount = (name: string) => {
    const row = within(table).getByRole("row", { name: (words) => words.startsWith(name) });
    return within(row).getByRole("cell").textContent;
  };
  return { text, notice, told, table, amount };
}

const dollarsOf = (amount: string | null) => Number(amount?.replace("−", "-").replace(/[$,]/g, ""));

test.each(["en", "es"] as const)("in %s the displayed lines add up to the displayed result", (language) => {
  const { text, table, amount } = show(language);
  const lines = [text.sale, text.purchase, text.works, text.costs].map((name) => dollarsOf(amount(name)));
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(dollarsOf(amount(text.result)));
  expect(Math.abs(dollarsOf(amount(text.split)) * 2 - dollarsOf(amount(text.result)))).toBeLessThanOrEqual(1);
  expect(within(table).getAllByRole("row")).toHaveLength(6);
});

test("the amounts come from the content, costs with a minus sign", () => {
  const { text, amount } = show("es");
  expect(amount(text.sale)).toBe(formatDollars(exampleDeal.salePrice, "es"));
  expect(amount(text.purchase)).toBe(formatDollars(-exampleDeal.purchasePrice, "es"));
});

test("at the company's own pace, the example says what money it takes and what ten percent less would do", () => {
  // The worked example at 8 months instead of 4: 800 more for utilities, 10,541.67 of interest, 2,100 of property tax.
  const deal = { purchasePrice: 250_000, works: 75_000, salePrice: 420_000 };
  const { deal: whole, told } = exampleOf(deal, content);
  expect(whole).toEqual({ ...deal, otherCosts: 73_240 });
  const said = told({ cash: "{{cash}} {{months}}", range: "left {{fall}} {{low}}", loss: "lost {{fall}} {{low}}" });
  expect(said).toBe("$75,900 8 lost 10% $8,335");
  const shown = show("en");
  expect(screen.getByText(shown.told)).toBeInTheDocument();
});

test("the disclaimer is below the example", () => {
  const { notice } = show("en");
  expect(screen.getByText(notice)).toBeInTheDocument();
});

test("a loss is shown as a loss, and is split as well", () => {
  const deal = { purchasePrice: 200_000, works: 50_000, otherCosts: 30_000, salePrice: 250_000 };
  expect([exampleResult(deal), exampleShare(deal)]).toEqual([-30_000, -15_000]);
  const { text, amount } = show("en", deal);
  expect([amount(text.result), amount(text.split)]).toEqual(["−$30,000", "−$15,000"]);
});
