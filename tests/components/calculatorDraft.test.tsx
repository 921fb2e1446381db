import { screen, waitFor } from "@testing-library/react";
import { startingDeal, readDealDraft } from "../../src/calculator/state/startingDeal";
import { keepPending } from "../../src/calculator/pendingDeal";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import {
  calculate,
  calculatorProps,
  cellsOf,
  changedDeal,
  field,
  figures,
  fillIn,
  GOOD_DEAL,
  showCalculated,
  showCalculator,
  text,
  unfold,
  whenCalculated,
  wordsIn,
} from "./calculatorSetUp";
import { encodeDeal } from "../../src/calculator/share/shareLink";
import { goodDeal, kept } from "../unit/calculator/deals";
import { OTHER } from "../fixtures/languages";

const { form, lines, results } = text;

const spanish = wordsIn(OTHER);
const KEY = "calculator-draft";

/** The calculator's initial state on a page with the given query. */
function startingAt(query: string) {
  window.history.replaceState(null, "", `/${query}`);
  return startingDeal(calculatorContentIn("en"), "2026-11-23", "");
}

const keep = (draft: unknown) => window.sessionStorage.setItem(KEY, JSON.stringify(draft));

test("input is restored on the next page, in the other language as well, with zeros for results", async () => {
  const { user, unmount } = showCalculator();
  await user.type(field(form.areaSqft), "0");
  await user.type(field(form.purchasePrice), "250 mil");
  await user.type(field(form.arv), "100000");
  await user.selectOptions(field(form.projectMonths), "8");
  unmount();
  showCalculator({ language: OTHER });
  expect(field(spanish.form.areaSqft)).toHaveValue("0");
  expect(field(spanish.form.purchasePrice)).toHaveValue("250,000");
  expect(field(spanish.form.arv)).toHaveValue("100,000");
  expect(field(spanish.form.rehabType)).toHaveValue("");
  expect(field(spanish.form.projectMonths)).toHaveValue("8");
  expect(figures()).toEqual(["$0", "$0", "$0", "0%"]);
});

test("displayed results are restored, with changed assumptions", async () => {
  const first = await showCalculated({ query: `?deal=${changedDeal({ utilities: 250 }, "2026-12-01")}` });
  await first.user.type(field(form.areaSqft), "0");
  first.unmount();
  const onCalculation = jest.fn();
  const { container } = showCalculator({ props: { ...calculatorProps(), onCalculation } });
  expect(field(form.areaSqft)).toHaveValue("15,000");
  expect(container.querySelector('[name="closingDay"]')).toHaveValue("2026-12-01");
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$1,000.00"]);
  expect(cellsOf(results.costs, lines.rehabCost.name)).toEqual(["$75,000.00"]);
  expect(screen.getByText(results.stale)).toBeVisible();
  expect(onCalculation).toHaveBeenCalledTimes(1);
});

test("after a reset to the company's rates, a deal with its own months is restored with up-to-date results", async () => {
  keepPending({
    inputs: { areaSqft: 1500, purchasePrice: 250_000, arv: 420_000, rehabType: "normal", projectMonths: 7 },
    asked: true,
  });
  const { user, unmount } = showCalculator();
  await user.click(screen.getByRole("heading", { name: text.assumptions.title }));
  await user.click(screen.getByText(text.assumptions.reset));
  unmount();
  showCalculator();
  expect(field(form.projectMonths)).toHaveValue("7");
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$1,400.00"]);
  expect(screen.queryByText(results.stale)).not.toBeInTheDocument();
});

test("after Clear, the form is restored without results", async () => {
  const { user, unmount } = showCalculator();
  await fillIn(user);
  await calculate(user);
  await whenCalculated();
  await user.click(screen.getByText(form.clear));
  unmount();
  showCalculator();
  expect(field(form.purchasePrice)).toHaveValue("250,000");
  expect(screen.getByText(results.empty)).toBeVisible();
});

test("a shared link takes precedence over earlier input, and the visitor's changes to it over the link", async () => {
  const query = `?deal=${GOOD_DEAL}`;
  const typed = showCalculator();
  await typed.user.type(field(form.purchasePrice), "1");
  typed.unmount();
  const linked = showCalculator({ query });
  expect(screen.getByText(text.share.loaded)).toBeVisible();
  expect(field(form.purchasePrice)).toHaveValue("250,000");
  await linked.user.type(field(form.purchasePrice), "0");
  linked.unmount();
  const elsewhere = showCalculator();
  expect(field(form.purchasePrice)).toHaveValue("2,500,000");
  elsewhere.unmount();
  const again = showCalculator({ query });
  expect(field(form.purchasePrice)).toHaveValue("2,500,000");
  again.unmount();
  const dearer = encodeDeal(kept({ inputs: { ...goodDeal, purchasePrice: 260_000 } }));
  showCalculator({ query: `?deal=${dearer}` });
  expect(field(form.purchasePrice)).toHaveValue("260,000");
});

test("results of a shared link are restored without its prompt to calculate", async () => {
  const query = `?deal=${GOOD_DEAL}`;
  const { unmount } = await showCalculated({ query });
  unmount();
  showCalculator({ query });
  expect(cellsOf(results.profit, lines.expectedProfit.name)).toEqual(["$35,202.08"]);
  expect(screen.queryByText(text.share.loaded)).not.toBeInTheDocument();
});

test("a shared link changed since says so, and its deal is restored with results on request", async () => {
  const query = `?deal=${changedDeal({ utilities: 250 })}`;
  const first = showCalculator({ query });
  await first.user.type(field(form.purchasePrice), "0");
  first.unmount();
  const { user, unmount } = showCalculator({ query });
  expect(screen.getByText(text.share.changed)).toBeVisible();
  expect(screen.queryByText(text.share.loaded)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: text.share.openAgain }));
  expect(field(form.purchasePrice)).toHaveValue("250,000");
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$1,000.00"]);
  expect(screen.queryByText(text.share.changed)).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: results.title })).toHaveFocus();
  unmount();
  showCalculator({ query });
  expect(screen.queryByText(text.share.changed)).not.toBeInTheDocument();
});

test("changed assumptions count as a change of the shared link's deal, with or without results", async () => {
  const { values } = startingAt(`?deal=${GOOD_DEAL}`);
  keep({ values, changedRates: { utilities: 250 }, code: changedDeal({ utilities: 250 }), link: GOOD_DEAL });
  showCalculator({ query: `?deal=${GOOD_DEAL}` });
  expect(screen.getByText(text.share.changed)).toBeVisible();
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$1,000.00"]);
});

test("an unreadable link does not let the valid link overwrite the visitor's work afterwards", async () => {
  const query = `?deal=${GOOD_DEAL}`;
  const first = showCalculator({ query });
  await first.user.type(field(form.purchasePrice), "0");
  first.unmount();
  const broken = showCalculator({ query: "?deal=nonsense" });
  broken.unmount();
  showCalculator({ query });
  expect(field(form.purchasePrice)).toHaveValue("2,500,000");
});

test("the desired profit is kept in the tab", async () => {
  const draft = { values: { purchasePrice: "250000" }, changedRates: {}, code: GOOD_DEAL };
  keep(draft);
  const { user, unmount } = showCalculator();
  await user.type(field(text.solved.targetProfit), "17601");
  unmount();
  showCalculator();
  await unfold();
  expect(field(text.solved.targetProfit)).toHaveValue("17,601");
  expect(screen.getByText("$250,000", { selector: "output" })).toBeVisible();
});

test("an unreadable link says so and keeps the input", async () => {
  keep({ values: { purchasePrice: "250000" }, changedRates: {}, code: GOOD_DEAL });
  showCalculator({ query: "?deal=nonsense" });
  expect(screen.getByText(text.share.broken)).toBeVisible();
  expect(field(form.purchasePrice)).toHaveValue("250,000");
  expect(cellsOf(results.profit, lines.expectedProfit.name)).toEqual(["$35,202.08"]);
});

test("an untouched form stores nothing, nor does one changed back to its initial state", async () => {
  const { user } = showCalculator();
  expect(window.sessionStorage).toHaveLength(0);
  await user.type(field(form.areaSqft), "1");
  expect(window.sessionStorage).toHaveLength(1);
  await user.clear(field(form.areaSqft));
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
});

test.each(["", "{", "null", "7", "[]", "{}", '{"values":null,"changedRates":{}}', '{"values":{},"changedRates":[]}'])(
  "a spoilt draft %j is no draft",
  (stored) => {
    window.sessionStorage.setItem(KEY, stored);
    expect(readDealDraft(calculatorContentIn("en"))).toBeUndefined();
  },
);

test("only choices and rates the form would accept are restored from a draft", async () => {
  const amounts = { areaSqft: "x", purchasePrice: "250000", arv: "420000" };
  const choices = { rehabType: "normal", projectMonths: "5", ltc: 95, origPoints: "3", closingDay: "unfinished" };
  const changedRates = { utilities: 99_999_999, realtorCommission: 6, companyShare: 1, unknown: 1, propertyTax: "2" };
  keep({ values: { ...amounts, ...choices }, changedRates, code: GOOD_DEAL.replace("_4_", "_5_") });
  const { user } = showCalculator();
  // What was typed is kept, readable or not.
  expect(field(form.areaSqft)).toHaveValue("x");
  expect(field(form.areaSqft)).toBeInvalid();
  await user.clear(field(form.areaSqft));
  const { projectMonths, ltc } = calculatorContentIn("en").defaults;
  expect(field(form.projectMonths)).toHaveValue(String(projectMonths));
  expect(field(form.ltc)).toHaveValue(String(ltc));
  expect(field(form.origPoints)).toHaveValue("3");
  expect(screen.getByText(results.empty)).toBeVisible();
  await user.type(field(form.areaSqft), "1500");
  await calculate(user);
  await waitFor(() => expect(cellsOf(results.costs, lines.realtorCommission.name)).toEqual(["$25,200.00"]));
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$800.00"]);
});
