import { render, screen, within } from "@testing-library/react";
import { formatDollars } from "../../src/i18n/format";
import { Advantage } from "../../src/sections/Advantage";
import { exampleResult, exampleShare, type ExampleDeal } from "../../src/sections/exampleDeal";
import { contentIn, standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const { exampleDeal } = contentIn<{ exampleDeal: ExampleDeal }>("site", "en");

function show(language: "en" | "es", deal = exampleDeal) {
  standOn(language);
  const { advantage: text } = words("invest", language);
  const { notice } = words("common", language).footer;
  render(<Advantage text={text} notice={notice} deal={deal} />);
  const table = screen.getByRole("table", { name: text.exampleTitle });
  const amount = (name: string) => {
    const row = within(table).getByRole("row", { name: (words) => words.startsWith(name) });
    return within(row).getByRole("cell").textContent;
  };
  return { text, notice, table, amount };
}

const dollarsOf = (amount: string | null) => Number(amount?.replace("−", "-").replace(/[$,]/g, ""));

test.each(["en", "es"] as const)("in %s the displayed lines add up to the displayed result", (language) => {
  const { text, table, amount } = show(language);
  const lines = [text.sale, text.purchase, text.works, text.costs].map((name) => dollarsOf(amount(name)));
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(dollarsOf(amount(text.result)));
  expect(dollarsOf(amount(text.split)) * 2).toBe(dollarsOf(amount(text.result)));
  expect(within(table).getAllByRole("row")).toHaveLength(6);
});

test("the amounts come from the content, costs with a minus sign", () => {
  const { text, amount } = show("es");
  expect(amount(text.sale)).toBe(formatDollars(exampleDeal.salePrice, "es"));
  expect(amount(text.purchase)).toBe(formatDollars(-exampleDeal.purchasePrice, "es"));
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
