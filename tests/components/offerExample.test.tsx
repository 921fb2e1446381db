import { render, screen, within } from "@testing-library/react";
import { exampleOf } from "../../src/calculator/previewOf";
import { wholeDollars } from "../../src/i18n/format";
import { OfferExample } from "../../src/sections/OfferExample";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import { contentIn, standOn, words } from "../fixtures/sitePage";
import { LANGUAGES } from "../../src/i18n/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const { offerExample } = contentIn<{ offerExample: { purchasePrice: number; works: number; salePrice: number } }>(
  "site",
  "en",
);
const planned = exampleOf(offerExample, calculatorContentIn("en"));

test.each(LANGUAGES)("in %s the displayed lines add up to the offer, which is the content's", (language) => {
  standOn(language);
  const { offer: text } = words("sell-your-house", language);
  render(<OfferExample text={text} deal={planned} />);
  const table = screen.getByRole("table", { name: text.exampleTitle });
  const amount = (name: string) => {
    const row = within(table).getByRole("row", { name: (words) => words.startsWith(name) });
    return within(row).getByRole("cell").textContent;
  };
  const dollarsOf = (shown: string | null) => Number(shown?.replace("−", "-").replace(/[$,]/g, ""));
  const lines = [text.sale, text.works, text.costs, text.profit].map((name) => dollarsOf(amount(name)));
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(dollarsOf(amount(text.offer)));
  expect(amount(text.offer)).toBe(wholeDollars(offerExample.purchasePrice, language));
});
