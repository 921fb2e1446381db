// The results by themselves, without the form that leads to them.
import { act, cleanup, screen, within } from "@testing-library/react";
import { interpolate } from "../../src/content/interpolate";
import { cellsOf, field, figures, showResults, text, unfold } from "./calculatorSetUp";
import { badDeal, goodDeal } from "../unit/calculator/deals";

const { lines, results, scenarios, solved, breaking, sensitivity } = text;

test("a calculation is said to be complete once, until it is dismissed or some seconds have passed", async () => {
  const complete = `${results.complete.title} ${results.complete.text}`;
  const isSaid = () => screen.getAllByRole("status").some((status) => status.textContent === complete);
  const user = showResults();
  expect(isSaid()).toBe(true);
  await user.click(screen.getByRole("button", { name: results.complete.close }));
  expect(isSaid()).toBe(false);
  cleanup();
  jest.useFakeTimers();
  showResults();
  expect(isSaid()).toBe(true);
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  expect(isSaid()).toBe(false);
});

test("each line opens its formula with the deal's numbers and its cents, which is not part of the line's header", async () => {
  const user = showResults();
  await user.click(screen.getByText(results.all));
  const [header] = screen.getAllByRole("rowheader", { name: lines.originationPoints.name });
  if (!header) throw new Error("The line is missing");
  const line = within(header).getByRole("button", { name: lines.originationPoints.name, expanded: false });
  expect(line.closest("tr")).not.toHaveTextContent("$5,750.00");
  await user.click(line);
  expect(line).toHaveAttribute("aria-expanded", "true");
  expect(line.closest("tr")).toHaveTextContent("$5,750.00");
  expect(screen.getByText("$287,500 × 2% = $5,750")).toBeVisible();
  expect(screen.getByText(lines.originationPoints.how)).toBeVisible();
  expect(header).toHaveTextContent(new RegExp(`^${lines.originationPoints.name}$`));
  await user.click(line);
  expect(screen.queryByText(lines.originationPoints.how)).not.toBeInTheDocument();
});

test("in a loss the comparison speaks of halves of the loss", async () => {
  showResults(badDeal);
  const [start = ""] = scenarios.sentenceLoss.split("{{more}}");
  const sentence = screen.getByText((said) => said.startsWith(start));
  expect(sentence).toHaveTextContent(/loss is then \$[\d,]+ instead of \$74,537/);
});

test("the sale price bar has a text description", async () => {
  showResults();
  const description = interpolate(text.chart.description, {
    arv: "$420,000",
    purchase: "$252,975",
    works: "$75,000",
    financing: "$22,422.92",
    holding: "$2,900",
    sale: "$31,500",
    profit: "$35,202.08",
  });
  expect(screen.getByRole("img", { name: description })).toBeInTheDocument();
  expect(cellsOf(text.chart.title, text.chart.works)).toEqual(["$75,000", "17.9%"]);
});

test("the comparison describes the deal without the rehab loan in one sentence", async () => {
  showResults();
  await unfold();
  const sentence = { more: "$70,338", half: "$19,932", halfBank: "$17,601", roi: "14.8%", roiBank: "27.2%" };
  expect(screen.getByText(interpolate(scenarios.sentence, sentence))).toBeVisible();
});

test("solves for the break-even sale price and the highest purchase price for a desired profit", async () => {
  const user = showResults();
  await user.click(screen.getByText(solved.title));
  expect(screen.getByText("$381,737")).toBeVisible();
  const wish = field(solved.targetProfit);
  await user.clear(wish);
  await user.type(wish, "17601");
  expect(screen.getByText("$250,000", { selector: "output" })).toBeVisible();
  await user.clear(wish);
  await user.type(wish, "9000000");
  expect(screen.getByText(solved.noPrice)).toBeVisible();
});

test("the what-if table uses the verdict's words and marks the entered deal", async () => {
  showResults();
  expect(screen.queryByRole("table", { name: sensitivity.byRehab, hidden: true })).toBeNull();
  await unfold();
  expect(cellsOf(sensitivity.byRehab, "$420,000")[1]).toBe(
    `${sensitivity.verdicts.thin} $17,60127.2% · ${sensitivity.yourDeal}`,
  );
  expect(cellsOf(sensitivity.byRehab, "$378,000").at(-1)).toContain(sensitivity.verdicts.loss);
  expect(screen.getByText(interpolate(breaking.first, { risk: breaking.salePrice }))).toBeVisible();
});

test("a loss is shown as a loss, with warnings that block nothing", async () => {
  showResults(badDeal);
  expect(screen.getByText(text.warnings.title)).toBeVisible();
  await unfold();
  expect(screen.getByText(breaking.already)).toBeVisible();
  const { loss, ofCost } = text.verdict;
  const verdict = interpolate(ofCost, { verdict: loss, margin: "25.1%" });
  const after = interpolate(text.verdict.fallLoss, { fall: "10%", low: "$94,760" });
  expect(screen.getByText(`${verdict} ${after}`)).toHaveAttribute("role", "status");
  expect(screen.getByText(results.ofLoss)).toBeVisible();
  const breakEven = interpolate(text.warnings.loss, { verdict: loss, price: "$608,266" });
  expect(screen.getByText(breakEven)).toBeVisible();
  expect(cellsOf(results.profit, lines.expectedProfit.name)).toEqual(["−$149,074.49"]);
  expect(cellsOf(text.chart.title, text.chart.loss)[0]).toBe("−$149,074");
});

test("the loan as a share of the sale price, and the cost of a delay, stand beside their lines", async () => {
  showResults();
  // 287,500 ÷ 420,000
  expect(cellsOf(results.loans, lines.loanToArv.name)).toEqual(["68.5%"]);
  // 200 of utilities, 287,500 × 11 % ÷ 12 of interest, 420,000 × 1.5 % ÷ 12 of tax
  expect(cellsOf(results.profit, lines.delayCost.name)).toEqual(["$3,360.41"]);
});

test("a loan above the usual limit is warned about with what it would take to reach the limit", async () => {
  showResults({ ...goodDeal, arv: 380_000 });
  const highLoan = interpolate(text.warnings.highLoan, { percent: "75.7%", limit: "75%", gap: "$2,500" });
  expect(screen.getByText(highLoan)).toBeVisible();
});

test("every table of the results has a caption, column headers and row headers", async () => {
  showResults();
  await unfold();
  const tables = screen.getAllByRole("table");
  expect(tables.length).toBeGreaterThanOrEqual(8);
  for (const table of tables) {
    expect(table).toHaveAccessibleName();
    expect(within(table).getAllByRole("columnheader").length).toBeGreaterThan(1);
    expect(within(table).getAllByRole("rowheader").length).toBeGreaterThan(2);
  }
});

test("money that a month takes beyond the proof of funds is a key figure, in the verdict, and a row", () => {
  showResults({ ...goodDeal, purchasePrice: 180_000, arv: 450_000, rehabType: "fuerte", draws: 2, worksMonths: 4 });
  const step = interpolate(text.months.month, { number: 4 });
  const { name } = lines.peakCash;
  expect(figures()).toContain("$96,768");
  expect(screen.getByText(name, { selector: "dt" })).toHaveTextContent(step);
  const sentence = interpolate(text.verdict.ownMoney, { amount: "$96,768", step, funds: "$48,018" });
  expect(screen.getByText((said) => said.endsWith(sentence))).toHaveAttribute("role", "status");
  expect(cellsOf(results.loans, lines.investorTestFunds.name)).toEqual(["$48,017.50"]);
  expect(cellsOf(results.loans, name)).toEqual(["$96,767.50"]);
});

test("without draws, no such figure is shown", () => {
  showResults();
  expect(screen.queryByText(lines.peakCash.name)).not.toBeInTheDocument();
});
