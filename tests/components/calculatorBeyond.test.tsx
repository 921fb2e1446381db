import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { isoDay } from "../../src/calculator/model/dealDates";
import { formatDay } from "../../src/calculator/words/format";
import { rateWords } from "../../src/calculator/words/rateWords";
import { interpolate } from "../../src/content/interpolate";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import {
  calculate,
  cellsOf,
  field,
  form,
  lines,
  results,
  scenarios,
  showCalculator,
  text,
  unfold,
  wordsIn,
} from "./calculatorSetUp";

const { share, saved, assumptions, solved, breaking, sensitivity } = text;
const CODE = "1_1500_250000_420000_normal_4_85_2_11_annual_";

async function calculated(setUp: Parameters<typeof showCalculator>[0] = {}) {
  const { user } = await showCalculator({ query: `?deal=${CODE}`, ...setUp });
  await calculate(user);
  await screen.findByText(text.popup.title);
  return user;
}

/** Saves the deal on the device once for each replacement value. */
function store(own: string, values: string[]) {
  const deals = values.map((value) => ({ code: CODE.replace(own, value), savedAt: "2026-11-21T10:00:00.000Z" }));
  window.localStorage.setItem("calculatorDeals", JSON.stringify(deals));
}

/** The note on how many assumptions differ from the company's. */
const changedHere = (count: number, title: string) => interpolate(assumptions.changedHere, { count, title });

beforeEach(() => window.localStorage.clear());

test("each line opens its formula with the deal's numbers, which is not part of the line's header", async () => {
  const user = await calculated();
  await user.click(screen.getByText(results.all));
  const [header] = screen.getAllByRole("rowheader", { name: lines.originationPoints.name });
  if (!header) throw new Error("The line is missing");
  const line = within(header).getByRole("button", { name: lines.originationPoints.name, expanded: false });
  await user.click(line);
  expect(line).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("$287,500 × 2% = $5,750")).toBeVisible();
  expect(screen.getByText(lines.originationPoints.how)).toBeVisible();
  expect(header).toHaveTextContent(new RegExp(`^${lines.originationPoints.name}$`));
  await user.click(line);
  expect(screen.queryByText(lines.originationPoints.how)).not.toBeInTheDocument();
});

test("in a loss the comparison speaks of halves of the loss", async () => {
  await calculated({ query: "?deal=1_2313_333333_444447_fuerte_12_95_1.5_10.5_straight_" });
  const [start = ""] = scenarios.sentenceLoss.split("{{more}}");
  const sentence = screen.getByText((said) => said.startsWith(start));
  expect(sentence).toHaveTextContent(/loss is then \$[\d,]+ instead of \$74,537/);
});

test("the sale price bar has a text description", async () => {
  await calculated();
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
  expect(cellsOf(text.chart.title, text.chart.works)).toEqual(["$75,000.00", "17.9%"]);
});

test("the comparison describes the deal without the rehab loan in one sentence", async () => {
  await calculated();
  const sentence = { more: "$70,338", half: "$19,932", halfBank: "$17,601", roi: "14.8%", roiBank: "27.2%" };
  expect(screen.getByText(interpolate(scenarios.sentence, sentence))).toBeVisible();
});

test("solves for the break-even sale price and the highest purchase price for a desired profit", async () => {
  const user = await calculated();
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

test("the what-if tables use the verdict's words and mark the entered deal", async () => {
  await calculated();
  expect(screen.queryByRole("table", { name: sensitivity.byRehab, hidden: true })).toBeNull();
  await unfold();
  expect(cellsOf(sensitivity.byRehab, "$420,000")[1]).toBe(
    `${sensitivity.verdicts.thin} $17,601.0427.2% · ${sensitivity.yourDeal}`,
  );
  expect(cellsOf(sensitivity.byMonths, "$378,000")[0]).toContain(sensitivity.verdicts.loss);
  expect(screen.getByText(interpolate(breaking.first, { risk: breaking.salePrice }))).toBeVisible();
});

test("a loss is shown as a loss, with warnings that block nothing", async () => {
  await calculated({ query: "?deal=1_2313_333333_444447_fuerte_12_95_1.5_10.5_straight_" });
  expect(screen.getByText(text.warnings.title)).toBeVisible();
  await unfold();
  expect(screen.getByText(breaking.already)).toBeVisible();
  const { loss, lossSentence } = text.verdict;
  const verdict = interpolate(lossSentence, { verdict: loss, loss: "$149,074", half: "$74,537" });
  const after = interpolate(text.verdict.fallLoss, { fall: "10%", low: "$94,760" });
  expect(screen.getByText(`${verdict} ${after}`)).toHaveAttribute("role", "status");
  expect(screen.getByText(results.ofLoss)).toBeVisible();
  const breakEven = interpolate(text.warnings.loss, { verdict: loss, price: "$608,266" });
  expect(screen.getByText(breakEven)).toBeVisible();
  expect(cellsOf(results.profit, lines.expectedProfit.name)).toEqual(["−$149,074.49"]);
  expect(cellsOf(text.chart.title, text.chart.loss)[0]).toBe("−$149,074.49");
});

test("a shared link fills in the form with its date and rates, in the other language as well", async () => {
  const spanish = wordsIn("es");
  const { user, container } = await showCalculator({
    language: "es",
    query: `?deal=${CODE}2026-12-01_utilities*250`,
  });
  expect(screen.getByText(spanish.share.loaded)).toBeVisible();
  expect(field(spanish.form.purchasePrice)).toHaveValue("250,000");
  expect(container.querySelector('[name="closingDay"]')).toHaveValue("12/01/2026");
  expect(screen.queryByText(spanish.results.costs)).not.toBeInTheDocument();
  await calculate(user, spanish);
  await waitFor(() => expect(cellsOf(spanish.results.costs, spanish.lines.utilities.name)).toEqual(["$1,000.00"]));
  expect(screen.getByText(new RegExp("1 de abril de 2027"), { selector: "[role=status]" })).toBeVisible();
});

test.each([
  ["nonsense", "?deal=%F0%9F%8F%A0_%00_<script>", share.broken],
  ["values against the rules", "?deal=1_1500_420000_250000_normal_4_85_2_11_annual_", share.broken],
  ["another version", `?deal=3${CODE.slice(1)}`, share.newer],
])("a link with %s opens an empty calculator with a friendly note", async (_case, query, note) => {
  await showCalculator({ query });
  expect(screen.getByText(note)).toBeVisible();
  expect(field(form.areaSqft)).toHaveValue("");
});

test("the loan as a share of the sale price, and the cost of a delay, stand beside their lines", async () => {
  await calculated();
  // 287,500 ÷ 420,000
  expect(cellsOf(results.loans, lines.loanToArv.name)).toEqual(["68.5%"]);
  // 200 of utilities, 287,500 × 11 % ÷ 12 of interest, 420,000 × 1.5 % ÷ 12 of tax
  expect(cellsOf(results.profit, lines.furtherMonth.name)).toEqual(["$3,360.41"]);
});

test("a loan above the usual limit is warned about with what it would take to reach the limit", async () => {
  await calculated({ query: `?deal=${CODE.replace("420000", "380000")}` });
  const highLoan = interpolate(text.warnings.highLoan, { percent: "75.7%", limit: "75%", gap: "$2,500" });
  expect(screen.getByText(highLoan)).toBeVisible();
});

test("a deal is saved once, persists, opens again, and can be removed", async () => {
  const user = await calculated();
  await user.click(screen.getByText(saved.save));
  expect(screen.getByText(saved.savedNow)).toBeVisible();
  await user.click(screen.getByText(saved.save));
  expect(screen.getByText(saved.already)).toBeVisible();
  expect(cellsOf(saved.compare, lines.expectedProfit.name)).toEqual(["$35,202.08"]);
  await user.click(screen.getByText(form.clear));
  await user.clear(field(form.purchasePrice));
  const name = interpolate(saved.deal, { number: 1 });
  await user.click(screen.getByLabelText(interpolate(saved.openNamed, { name })));
  await waitFor(() => expect(field(form.purchasePrice)).toHaveValue("250,000"));
  expect(cellsOf(results.profit, lines.expectedProfit.name)).toEqual(["$35,202.08"]);
  await user.click(screen.getByText(form.clear));
  await user.click(screen.getByLabelText(interpolate(saved.removeNamed, { name })));
  expect(screen.queryByText(saved.compare)).not.toBeInTheDocument();
  expect(screen.getByText(saved.removed)).toBeVisible();
  expect(screen.getByText(saved.title)).toHaveFocus();
});

test("saving counts deals saved by another tab, but not unreadable ones", async () => {
  store("_85_", ["_80_", "_81_", "_82_", "_83_"]);
  const user = await calculated();
  expect(screen.queryByText(saved.compare)).not.toBeInTheDocument();
  await user.click(screen.getByText(saved.save));
  expect(screen.getByText(saved.savedNow)).toBeVisible();
  expect(cellsOf(saved.compare, form.arv)).toEqual(["$420,000"]);
  store("420000", ["430000", "440000", "450000", "460000"]);
  await user.click(screen.getByText(saved.save));
  expect(screen.getByText(interpolate(saved.full, { count: 4 }))).toBeVisible();
  expect(cellsOf(saved.compare, form.arv)).toEqual(["$430,000", "$440,000", "$450,000", "$460,000"]);
});

test("a message about a copied or saved deal is not shown for the next one", async () => {
  const user = await calculated();
  await user.click(screen.getByText(share.copy));
  await user.click(screen.getByText(saved.save));
  expect(await screen.findByText(share.copied)).toBeVisible();
  expect(screen.getByText(saved.savedNow)).toBeVisible();
  await user.type(field(form.areaSqft), "0");
  await calculate(user);
  await waitFor(() => expect(screen.queryByText(share.copied)).not.toBeInTheDocument());
  expect(screen.queryByText(saved.savedNow)).not.toBeInTheDocument();
});

test("a saved deal with changed assumptions says so in the comparison", async () => {
  store("annual_", ["annual_", "annual__utilities*250"]);
  await showCalculator();
  const named = (number: number) =>
    screen.getByRole("columnheader", { name: new RegExp(interpolate(saved.deal, { number })) });
  expect(named(1)).not.toHaveTextContent(saved.ratesChanged);
  expect(named(2)).toHaveTextContent(saved.ratesChanged);
});

test("without storage, saving says so and everything else works", async () => {
  const user = await calculated();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(screen.getByText(saved.save));
  expect(screen.getByText(saved.refused)).toBeVisible();
  jest.restoreAllMocks();
});

test("prints a report with the date, amounts, assumptions, and disclaimer", async () => {
  const print = jest.fn(() => void fireEvent(window, new Event("beforeprint")));
  Object.defineProperty(window, "print", { value: print, configurable: true });
  const user = await calculated();
  await user.click(screen.getByText(share.print));
  expect(print).toHaveBeenCalledTimes(1);
  const report = document.querySelector<HTMLElement>("[data-report]");
  expect(report).toHaveTextContent(text.report.title);
  expect(report).toHaveTextContent(text.notice);
  const link = document.querySelector<HTMLInputElement>("input[readonly]")?.value ?? "";
  expect(report?.querySelector("a")).toHaveAttribute("href", link);
  expect(report).toHaveTextContent("$384,797.92");
  const today = interpolate(text.report.ratesOf, { day: formatDay(isoDay(new Date()) ?? "", "en") });
  expect(report).toHaveTextContent(`${text.report.assumptions} (${today}):`);
  expect(report).toHaveTextContent(text.returns.caveat);
  for (const { key, label } of calculatorContentIn("en").rates.filter(({ key }) => key.startsWith("stress")))
    expect({ key, shown: report?.textContent.includes(label) }).toEqual({ key, shown: false });
  expect(report).not.toHaveTextContent(`(${text.report.changed})`);
  await user.type(field(form.areaSqft), "0");
  expect(report).toHaveTextContent("$384,797.92");
  expect(report).not.toHaveTextContent(results.stale);
  fireEvent(window, new Event("afterprint"));
  await waitFor(() => expect(document.querySelector("[data-report]")).not.toBeInTheDocument());
});

test("a link's changed assumptions are noted with the results and in print until they are reset", async () => {
  const print = () => void fireEvent(window, new Event("beforeprint"));
  Object.defineProperty(window, "print", { value: print, configurable: true });
  const user = await calculated({ query: `?deal=${CODE}_realtorCommission*0_utilities*250` });
  expect(screen.getByText(changedHere(2, assumptions.title))).toBeVisible();
  await user.click(screen.getByText(share.print));
  const report = document.querySelector<HTMLElement>("[data-report]");
  expect(report).toHaveTextContent(changedHere(2, text.report.assumptions));
  const perMonth = rateWords({ value: 250, unit: "usdPerMonth" }, { text, language: "en" });
  expect(report).toHaveTextContent(`${perMonth} (${text.report.changed})`);
  expect(report?.textContent.split(`(${text.report.changed})`)).toHaveLength(3);
  fireEvent(window, new Event("afterprint"));
  await user.click(screen.getByRole("heading", { name: assumptions.title }));
  await user.click(screen.getByText(assumptions.reset));
  expect(screen.queryByText(changedHere(2, assumptions.title))).not.toBeInTheDocument();
});
