import { render, screen, within } from "@testing-library/react";
import { LANGUAGES } from "../../src/i18n/languages";
import { SaleCompared } from "../../src/sections/SaleCompared";
import { standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

test.each(LANGUAGES)("in %s what is left is the price less the costs, for both ways to sell", (language) => {
  standOn(language, "/sell-your-house/");
  const text = words("sell-your-house", language).pays;
  const costs = [
    { item: "Repairs", withUs: 0, withAgent: 8_000 },
    { item: "Commission", withUs: 500, withAgent: 10_000 },
  ];
  render(<SaleCompared text={text} ourPrice={150_000} compared={{ agentPrice: 175_000, costs }} />);
  const table = screen.getByRole("table", { name: text.caption });
  const cells = (name: string) =>
    within(within(table).getByRole("row", { name: (words) => words.startsWith(name) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cells("Repairs")).toEqual(["$0", "−$8,000"]);
  expect(cells(text.left)).toEqual(["$149,500", "$157,000"]);
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual([text.us, text.agent]);
});
