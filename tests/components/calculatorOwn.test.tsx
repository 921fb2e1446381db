import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { formatDay } from "../../src/calculator/words/format";
import { interpolate } from "../../src/content/interpolate";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import {
  calculate,
  calculatorProps,
  cellsOf,
  field,
  figures,
  GOOD_DEAL,
  showCalculated,
  showCalculator,
  text,
  unfold,
  verdict,
  whenCalculated,
  type User,
} from "./calculatorSetUp";

const { errors, form, lines, results, scenarios, share, saved, assumptions } = text;

const ofLine = (label: string, list: string, number: number) =>
  screen.getByLabelText<HTMLInputElement>(interpolate(form.ofLine, { label, list, number }));

const addTo = (user: User, list: string) => user.click(screen.getByLabelText(interpolate(form.addLineTo, { list })));

async function addLine(user: User, list: string, number: number, name: string, amount: string) {
  await addTo(user, list);
  expect(ofLine(form.lineName, list, number)).toHaveFocus();
  await user.paste(name);
  await user.tab();
  await user.paste(amount);
}

const costs = (row: string) => cellsOf(results.costs, row);

beforeEach(() => window.localStorage.clear());

test("one tap adds a line with its typical amount, and each agent by itself replaces the commission", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await user.click(screen.getByText(form.more));
  const tap = (name: string, amount: string) =>
    user.click(screen.getByRole("button", { name: interpolate(form.quickLine, { name, amount }) }));
  await tap("Concession (en)", "2% of the sale price");
  expect(ofLine(form.lineName, form.ownLines, 1)).toHaveFocus();
  expect(ofLine(form.linePer, form.ownLines, 1)).toHaveValue("sale");
  expect(screen.queryByRole("button", { name: /^Add Concession/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: new RegExp(`^${form.agentsApart}`) }));
  expect(field(form.sellerAgent)).toHaveFocus();
  expect([field(form.sellerAgent).value, field(form.buyerAgent).value]).toEqual(["2.5", "3"]);
  await calculate(user);
  await whenCalculated();
  expect(costs("Concession (en)")).toEqual(["$8,400.00"]);
  expect(costs(lines.realtorCommission.name)).toEqual(["$23,100.00"]);
  await user.clear(field(form.buyerAgent));
  await user.type(field(form.buyerAgent), "many");
  await calculate(user);
  expect(await screen.findByText(errors.validRate)).toBeInTheDocument();
});

test("an error belongs to its line: removed with it, it does not show at the next one, which nobody has left", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await user.click(screen.getByText(form.more));
  await addLine(user, form.ownLines, 1, "Insurance", "a lot");
  await user.tab();
  await addTo(user, form.ownLines);
  await user.paste("Permits");
  const wrong = () => screen.queryAllByText(errors.validAmount);
  await waitFor(() => expect(wrong()).toHaveLength(1));
  await user.click(screen.getByLabelText(interpolate(form.removeLine, { list: form.ownLines, number: 1 })));
  expect(ofLine(form.lineName, form.ownLines, 1)).toHaveValue("Permits");
  await act(async () => undefined);
  expect(wrong()).toHaveLength(0);
  expect(ofLine(form.lineAmount, form.ownLines, 1)).toBeValid();
});

test("a removed line is gone, and the focus stays in its list", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await user.click(screen.getByText(form.more));
  await addLine(user, form.ownLines, 1, "Insurance", "120");
  await addLine(user, form.ownLines, 2, "Permits", "900");
  const remove = (number: number) =>
    user.click(screen.getByLabelText(interpolate(form.removeLine, { list: form.ownLines, number })));
  await remove(1);
  expect(ofLine(form.lineName, form.ownLines, 1)).toHaveValue("Permits");
  expect(ofLine(form.lineName, form.ownLines, 1)).toHaveFocus();
  await remove(1);
  expect(screen.getByLabelText(interpolate(form.addLineTo, { list: form.ownLines }))).toHaveFocus();
  expect(screen.getByText(form.moreText)).toBeVisible();
});

test("twelve lines are the maximum, and a blank line blocks nothing", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await user.click(screen.getByText(form.more));
  for (let line = 0; line < 12; line += 1) {
    const [add] = screen.getAllByText(form.addLine);
    if (add) fireEvent.click(add);
  }
  expect(screen.queryByLabelText(interpolate(form.addLineTo, { list: form.ownLines }))).not.toBeInTheDocument();
  await calculate(user);
  await whenCalculated();
  expect(costs(lines.totalProjectCosts.name)).toEqual(["$384,797.92"]);
});

test("an incomplete line is linked from the summary, even if it was collapsed", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await user.click(screen.getByText(form.more));
  await addTo(user, form.rehabRows);
  await user.paste("Roof");
  await user.click(screen.getByText(form.more));
  await calculate(user);
  const amount = ofLine(form.lineAmount, form.rehabRows, 1);
  await user.click(await screen.findByRole("link", { name: `${form.rehabRows}, 1: ${errors.validAmount}` }));
  expect(amount).toHaveFocus();
  expect(amount).toBeVisible();
  expect(amount).toHaveAccessibleDescription(errors.validAmount);
  expect(verdict()).toBeNull();
});

test("a list of renovation items with contingency replaces the cost per square foot", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await user.click(screen.getByText(form.more));
  await addLine(user, form.rehabRows, 1, "Kitchen", "30000");
  expect(field(form.contingency)).toHaveValue("10");
  await user.clear(field(form.contingency));
  await user.type(field(form.contingency), "20");
  await calculate(user);
  await whenCalculated();
  expect(costs(lines.rehabCost.name)).toEqual(["$36,000.00"]);
  expect(cellsOf(results.loans, lines.totalLoan.name)).toEqual(["$248,500.00"]);
});

test("draws lower the interest, and the savings are shown", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await user.click(screen.getByText(form.more));
  await user.type(field(form.draws), "4");
  await calculate(user);
  await whenCalculated();
  expect(costs(lines.interestCost.name)).toEqual(["$9,251.92"]);
  await unfold();
  expect(screen.getByText(interpolate(scenarios.saved, { percent: "53.1%", amount: "$1,290" }))).toBeVisible();
  await user.clear(field(form.draws));
  await user.type(field(form.draws), "61");
  await calculate(user);
  expect(await screen.findByText(errors.validCount)).toBeVisible();
});

test("a deal keeps its name and address in its link, in the saved deals, and in print, and no figure changes", async () => {
  const { user } = await showCalculated();
  const before = figures();
  await user.click(field(share.name));
  await user.paste("Casa Ñandú");
  await user.click(field(share.address));
  await user.paste("12 Oak St, Miami");
  expect(figures()).toEqual(before);
  expect(screen.queryByText(results.stale)).not.toBeInTheDocument();
  await user.click(screen.getByText(saved.save));
  const column = screen.getByRole("columnheader", { name: /Casa Ñandú/ });
  expect(within(column).getByText("12 Oak St, Miami")).toBeVisible();
  act(() => void fireEvent(window, new Event("beforeprint")));
  const report = document.querySelector("[data-report]");
  expect(report).toHaveTextContent("Casa Ñandú");
  expect(report).toHaveTextContent("12 Oak St, Miami");
  act(() => void fireEvent(window, new Event("afterprint")));
  await user.clear(field(share.name));
  await user.click(screen.getByLabelText(interpolate(saved.openNamed, { name: "Casa Ñandú" })));
  expect(field(share.name)).toHaveValue("Casa Ñandú");
});

test("the browser's print command prints the report of a calculated deal, and before that the page", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  fireEvent(window, new Event("beforeprint"));
  expect(document.documentElement.dataset.printing).toBeUndefined();
  await calculate(user);
  await whenCalculated();
  fireEvent(window, new Event("beforeprint"));
  expect(document.documentElement.dataset.printing).toBe("report");
  expect(document.querySelector("[data-report]")).toHaveTextContent("$384,797.92");
  fireEvent(window, new Event("afterprint"));
  expect(document.documentElement.dataset.printing).toBeUndefined();
  expect(document.querySelector("[data-report]")).not.toBeInTheDocument();
});

test("a link uses the rates of its day, says so, and switches to today's on request", async () => {
  const first = await showCalculated();
  const { search } = new URL(field(share.link).value);
  first.unmount();
  window.sessionStorage.clear();
  const content = calculatorContentIn("en");
  const rates = content.rates.map((rate) => (rate.key === "utilities" ? { ...rate, value: 300 } : rate));
  const props = calculatorProps("en", { content: { ...content, rates } });
  const { unmount } = await showCalculated({ query: search, props });
  expect(costs(lines.utilities.name)).toEqual(["$800.00"]);
  const day = formatDay("2026-11-23", "en");
  const note = interpolate(assumptions.ofDay, { day, count: 1, reset: assumptions.reset });
  expect(screen.getByText(note)).toBeVisible();
  unmount();
  const { user } = showCalculator({ query: search, props });
  expect(screen.getByText(note)).toBeVisible();
  await user.click(screen.getByRole("heading", { name: assumptions.title }));
  await user.click(screen.getByText(assumptions.reset));
  expect(costs(lines.utilities.name)).toEqual(["$1,200.00"]);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test("a remark's button changes its field and calculates", async () => {
  const { user } = await showCalculated();
  const months = interpolate(text.count.months, { count: 8 });
  await user.click(screen.getByRole("button", { name: interpolate(text.warnings.useMonths, { months }) }));
  await waitFor(() => expect(costs(lines.utilities.name)).toEqual(["$1,600.00"]));
  expect(field(form.projectMonths)).toHaveValue("8");
});

test("after a calculation, the results have the focus", async () => {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await calculate(user);
  await waitFor(() => expect(screen.getByRole("heading", { name: results.title })).toHaveFocus());
});
