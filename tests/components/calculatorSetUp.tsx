import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import words from "../../content/text/calculator.json";
import { Calculator } from "../../src/calculator/Calculator";
import { analyzeDeal } from "../../src/calculator/model/analysis";
import type { DealInputs } from "../../src/calculator/model/inputs";
import type { ChangedRates } from "../../src/calculator/model/rates";
import { encodeDeal } from "../../src/calculator/share/shareLink";
import { Results } from "../../src/calculator/ui/results/Results";
import { WordsContext } from "../../src/calculator/words/useWords";
import type { CalculatorProps } from "../../src/calculator/calculatorProps";
import { localize } from "../../src/content/localize";
import type { CalculatorText } from "../../src/content/texts/texts";
import type { Language } from "../../src/i18n/languages";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import { goodDeal, kept } from "../unit/calculator/deals";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

// Each test is a separate browser session.
beforeEach(() => window.sessionStorage.clear());

export const wordsIn = (language: Language) => localize(words, language, {}) as CalculatorText;

export const text = wordsIn("en");

export const calculatorProps = (language: Language = "en", props: Partial<CalculatorProps> = {}): CalculatorProps => ({
  text: wordsIn(language),
  content: calculatorContentIn(language),
  language,
  ...props,
});

/** Renders the calculator on a page with the given query. */
export function showCalculator({
  language = "en" as Language,
  query = "",
  props = {} as Partial<CalculatorProps>,
} = {}) {
  window.history.replaceState(null, "", `/${query}`);
  const user = userEvent.setup({ delay: null });
  const view = render(<Calculator {...calculatorProps(language, props)} />);
  return { user, ...view };
}

/** The $250,000 house of the worked example, as a link has it. */
export const GOOD_DEAL = encodeDeal(kept());

/** The same with rates of the visitor's own, and a closing day. */
export const changedDeal = (changedRates: ChangedRates, closingDay?: string) =>
  encodeDeal(kept({ changedRates, ...(closingDay && { closingDay }) }));

/** Renders the results of a deal alone, in English. */
export function showResults(deal: DealInputs = goodDeal) {
  const content = calculatorContentIn("en");
  const analysis = analyzeDeal(deal, content, "2026-11-27");
  const rates = { content, companyContent: content, presentContent: content, changed: [] };
  render(
    <WordsContext.Provider value={{ text, language: "en" }}>
      <Results
        {...rates}
        analysis={analysis}
        finished={1}
        change={async () => undefined}
        closingDay=""
        cleared={false}
      />
    </WordsContext.Provider>,
  );
  return userEvent.setup({ delay: null });
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The verdict of a calculated deal; null before. */
export const verdict = () => document.querySelector("p[data-verdict]");

export const whenCalculated = () => waitFor(() => expect(verdict()).toBeVisible());

export type User = ReturnType<typeof userEvent.setup>;

/** Fills in the $250,000 house of the worked example. */
export async function fillIn(user: User, words: CalculatorText = text) {
  for (const [label, amount] of [
    [words.form.areaSqft, "1500"],
    [words.form.purchasePrice, "250000"],
    [words.form.arv, "420000"],
  ] as const) {
    await user.click(field(label));
    await user.paste(amount);
  }
  await user.selectOptions(field(words.form.rehabType), "normal");
}

export const calculate = (user: User, words: CalculatorText = text) =>
  user.click(screen.getByText(words.form.calculate));

/** Renders the calculator with the good deal, or another link's, and calculates it. */
export async function showCalculated(setUp: Parameters<typeof showCalculator>[0] = {}) {
  const view = showCalculator({ query: `?deal=${GOOD_DEAL}`, ...setUp });
  await calculate(view.user);
  await whenCalculated();
  return view;
}

export const unfold = () =>
  act(async () => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    // The toggle event follows in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The four key figures, in order. */
export const figures = () =>
  [...document.querySelectorAll("dl:first-of-type dd")].slice(0, 4).map((one) => one.textContent);

/** The cells of a table row, found by its header: to the cent, with its formula opened. */
export function cellsOf(table: string, row: string): (string | null)[] {
  const found = screen.getByText(table, { selector: "caption" }).closest("table");
  const line = [...(found?.rows ?? [])].find(({ cells }) => cells[0]?.textContent?.startsWith(row));
  if (!line) throw new Error(`The table ${table} has no row ${row}`);
  const opener = line.cells[0]?.querySelector("button");
  const isClosed = opener?.getAttribute("aria-expanded") === "false";
  if (opener && isClosed) fireEvent.click(opener);
  const cells = [...line.cells].slice(1).map(({ textContent }) => textContent);
  if (opener && isClosed) fireEvent.click(opener);
  return cells;
}
