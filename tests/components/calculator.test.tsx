import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { formatDay } from "../../src/calculator/words/format";
import { interpolate } from "../../src/content/interpolate";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import {
  calculate,
  calculatorProps,
  cellsOf,
  field,
  figures,
  fillIn,
  GOOD_DEAL,
  showCalculator,
  text,
  unfold,
  verdict,
  whenCalculated,
  wordsIn,
} from "./calculatorSetUp";
import { OTHER } from "../fixtures/languages";

const { errors, form, lines, results, scenarios } = text;

test("every field has its label, name, and default", async () => {
  const { container } = showCalculator();
  const values = Object.fromEntries(
    [...container.querySelectorAll<HTMLInputElement>("form [name]")].map(({ name, value }) => [name, value]),
  );
  const { defaults } = calculatorContentIn("en");
  expect(values).toMatchObject({
    areaSqft: "",
    purchasePrice: "",
    arv: "",
    rehabType: "",
    projectMonths: String(defaults.projectMonths),
    ltc: String(defaults.ltc),
    origPoints: String(defaults.origPoints),
    interestRate: String(defaults.interestRate),
    interestType: defaults.interestType,
  });
  for (const name of Object.keys(values).filter((name) => name !== "closingDay")) {
    const box = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(box).toHaveAccessibleName();
  }
  expect(screen.getByRole("button", { name: form.calculate })).toHaveAttribute("type", "submit");
});

test("all results are zero until the form is valid and submitted", async () => {
  const { user } = showCalculator();
  expect(screen.getByText(results.empty)).toBeVisible();
  expect(figures()).toEqual(["$0", "$0", "$0", "0%"]);
  await fillIn(user);
  expect(figures()).toEqual(["$0", "$0", "$0", "0%"]);
  // Only four figures, no tables of zeros.
  expect(screen.queryByText(results.costs)).not.toBeInTheDocument();
});

test("an empty form is rejected with what to enter at each field, and a summary of links receives the focus", async () => {
  const { user } = showCalculator();
  await calculate(user);
  const summary = await screen.findByRole("group", { name: form.problems });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(4);
  expect(field(form.areaSqft)).toHaveAccessibleDescription(errors.validArea);
  expect(field(form.purchasePrice)).toHaveAccessibleDescription(errors.validAmount);
  expect(field(form.arv)).toHaveAccessibleDescription(errors.validAmount);
  expect(field(form.rehabType)).toHaveAccessibleDescription(errors.required);
  expect(verdict()).toBeNull();
  await user.click(within(summary).getByRole("link", { name: `${form.areaSqft}: ${errors.validArea}` }));
  expect(field(form.areaSqft)).toHaveFocus();
  await user.keyboard("1500");
  await waitFor(() => expect(within(summary).getAllByRole("link")).toHaveLength(3));
});

test("no field shows a message before it is left", async () => {
  const { user } = showCalculator();
  await user.type(field(form.areaSqft), "0");
  expect(screen.queryByText(errors.validArea)).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText(errors.validArea)).toBeVisible();
});

test("an ARV below the price is rejected until it is raised", async () => {
  const { user } = showCalculator();
  await user.type(field(form.purchasePrice), "250000");
  await user.type(field(form.arv), "249999");
  await user.tab();
  expect(await screen.findByText(errors.arvBelowPrice)).toBeVisible();
  await user.clear(field(form.arv));
  await user.type(field(form.arv), "250000");
  await waitFor(() => expect(screen.queryByText(errors.arvBelowPrice)).not.toBeInTheDocument());
});

test("typing in the middle of an amount keeps the caret after the typed digit", async () => {
  const { user } = showCalculator();
  const price = field(form.purchasePrice);
  await user.type(price, "250000");
  await user.type(price, "9", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(price).toHaveValue("2,950,000");
  expect(price.selectionStart).toBe(3);
  await user.keyboard("{Backspace}");
  expect(price).toHaveValue("250,000");
  expect(price.selectionStart).toBe(1);
});

test("a valid deal shows one verdict, four figures, and the amounts calculated by hand", async () => {
  const { user } = showCalculator();
  await fillIn(user);
  await calculate(user);
  await whenCalculated();
  const { thin, ofCost, fallLoss } = text.verdict;
  const verdict = interpolate(ofCost, { verdict: thin, margin: "9.1%" });
  const after = interpolate(fallLoss, { fall: "10%", low: "$1,719" });
  expect(screen.getByText(`${verdict} ${after}`)).toHaveAttribute("role", "status");
  expect(figures()).toEqual(["$35,202", "$17,601", "$64,598", "27.2%"]);
  expect(cellsOf(results.costs, lines.originationPoints.name)).toEqual(["$5,750.00"]);
  expect(cellsOf(results.costs, lines.totalProjectCosts.name)).toEqual(["$384,797.92"]);
  expect(cellsOf(results.loans, lines.totalLoan.name)).toEqual(["$287,500.00"]);
  expect(cellsOf(results.profit, lines.investorProfit.name)).toEqual(["$17,601.04"]);
  expect(cellsOf(scenarios.title, lines.totalEstimatedInvestment.name)).toEqual([
    "$64,597.92",
    "$139,597.92",
    "$134,935.42",
  ]);
});

test("the whole form can be filled in and submitted by keyboard alone", async () => {
  const { user } = showCalculator();
  await user.tab();
  expect(field(form.areaSqft)).toHaveFocus();
  await user.keyboard("1500{Tab}250000{Tab}420000{Tab}");
  const rehab = field(form.rehabType);
  expect(rehab).toHaveFocus();
  await user.selectOptions(rehab, "normal");
  await user.tab({ shift: true });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cellsOf(results.profit, lines.expectedProfit.name)).toEqual(["$35,202.08"]));
});

test("Clear resets the results to zero and keeps the inputs", async () => {
  const { user } = showCalculator();
  await fillIn(user);
  await calculate(user);
  await waitFor(() => expect(cellsOf(results.costs, lines.rehabCost.name)).toEqual(["$75,000.00"]));
  await user.click(screen.getByRole("button", { name: form.clear }));
  expect(figures()).toEqual(["$0", "$0", "$0", "0%"]);
  expect(screen.queryByText(results.costs)).not.toBeInTheDocument();
  expect(field(form.purchasePrice)).toHaveValue("250,000");
  expect(screen.getByText(results.cleared)).toBeVisible();
});

test("after a change, the form says that the results are those of the previous deal", async () => {
  const { user } = showCalculator();
  await fillIn(user);
  await calculate(user);
  await whenCalculated();
  expect(screen.queryByText(results.stale)).not.toBeInTheDocument();
  await user.type(field(form.areaSqft), "0");
  const said = await screen.findByText(results.stale);
  expect(said).toHaveAttribute("role", "status");
  expect(said.closest("form")).toContainElement(screen.getByText(form.calculate));
  expect(cellsOf(results.costs, lines.rehabCost.name)).toEqual(["$75,000.00"]);
});

test("the whole calculator is in Spanish, with US number formats", async () => {
  const spanish = wordsIn(OTHER);
  const { user } = showCalculator({ language: OTHER });
  await calculate(user, spanish);
  expect(await screen.findByText(spanish.errors.validArea)).toBeVisible();
  await fillIn(user, spanish);
  await calculate(user, spanish);
  await whenCalculated();
  expect(cellsOf(spanish.results.costs, spanish.lines.totalProjectCosts.name)).toEqual(["$384,797.92"]);
  await unfold();
  for (const name of [spanish.sensitivity.byRehab, spanish.breaking.title])
    expect(screen.getByRole("table", { name })).toBeVisible();
});

test("passes each finished calculation to the page", async () => {
  const onCalculation = jest.fn();
  const { user } = showCalculator({ props: { ...calculatorProps(), onCalculation } });
  await fillIn(user);
  expect(onCalculation).not.toHaveBeenCalled();
  await calculate(user);
  await waitFor(() => expect(onCalculation).toHaveBeenCalledTimes(1));
  expect(onCalculation.mock.calls[0]?.[0]).toMatchObject({
    inputs: { purchasePrice: 250_000, arv: 420_000 },
    results: { expectedProfit: 35_202.08 },
  });
});

test("a closing date out of bounds is rejected, and stands below its field in words of the page", async () => {
  const { user } = showCalculator({ language: OTHER, query: `?deal=${GOOD_DEAL}` });
  const spanish = wordsIn(OTHER);
  const day = field(spanish.form.closingDay);
  const { first, last } = calculatorContentIn(OTHER).dates;
  const bounds = { first: formatDay(first, OTHER), last: formatDay(last, OTHER) };
  const message = interpolate(spanish.errors.validDate, bounds);
  fireEvent.change(day, { target: { value: "1899-12-31" } });
  await calculate(user, spanish);
  await waitFor(() => expect(day).toHaveAccessibleDescription(message));
  expect(verdict()).toBeNull();
  fireEvent.change(day, { target: { value: "2026-12-01" } });
  await waitFor(() => expect(day).toHaveAccessibleDescription("1 de diciembre de 2026"));
  await calculate(user, spanish);
  const sale = interpolate(spanish.results.saleDay, { day: formatDay("2027-04-01", OTHER) });
  expect(await screen.findByText(new RegExp(sale))).toBeVisible();
});

test("a closing date that is begun and not finished is rejected, and stays", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  const day = field(form.closingDay);
  const begun = (badInput: boolean) =>
    Object.defineProperty(day, "validity", { value: { badInput }, configurable: true });
  begun(true);
  fireEvent.blur(day);
  await calculate(user);
  expect(await screen.findByRole("group", { name: form.problems })).toHaveTextContent(form.closingDay);
  expect(verdict()).toBeNull();
  begun(false);
  fireEvent.blur(day);
  await calculate(user);
  await whenCalculated();
});
