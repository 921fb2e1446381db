import { fireEvent, screen, waitFor } from "@testing-library/react";
import { formatDay } from "../../src/calculator/words/format";
import { rateWords } from "../../src/calculator/words/rateWords";
import { interpolate } from "../../src/content/interpolate";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import {
  calculate,
  cellsOf,
  changedDeal,
  field,
  GOOD_DEAL,
  showCalculated,
  showCalculator,
  text,
  wordsIn,
} from "./calculatorSetUp";
import type { DealInputs } from "../../src/calculator/model/inputs";
import { encodeDeal } from "../../src/calculator/share/shareLink";
import { goodDeal, kept } from "../unit/calculator/deals";
import { OTHER } from "../fixtures/languages";

const { form, lines, results, share, saved, assumptions } = text;

/** Saves the deal on the device once for each change of its inputs. */
function store(changes: Partial<DealInputs>[]) {
  const deals = changes.map((change) => ({
    code: encodeDeal(kept({ inputs: { ...goodDeal, ...change } })),
    savedAt: "2026-11-21T10:00:00.000Z",
  }));
  window.localStorage.setItem("calculatorDeals", JSON.stringify(deals));
}

/** The note on how many assumptions differ from the company's. */
const changedHere = (count: number, title: string) => interpolate(assumptions.changedHere, { count, title });

beforeEach(() => window.localStorage.clear());

test("a shared link fills in the form with its date and rates, in the other language as well", async () => {
  const spanish = wordsIn(OTHER);
  const { user, container } = showCalculator({
    language: OTHER,
    query: `?deal=${changedDeal({ utilities: 250 }, "2026-12-01")}`,
  });
  expect(screen.getByText(spanish.share.loaded)).toBeVisible();
  expect(field(spanish.form.purchasePrice)).toHaveValue("250,000");
  expect(container.querySelector('[name="closingDay"]')).toHaveValue("2026-12-01");
  expect(screen.queryByText(spanish.results.costs)).not.toBeInTheDocument();
  await calculate(user, spanish);
  await waitFor(() => expect(cellsOf(spanish.results.costs, spanish.lines.utilities.name)).toEqual(["$1,000.00"]));
  expect(screen.getByText(new RegExp("1 de abril de 2027"), { selector: "[role=status]" })).toBeVisible();
});

test.each([
  ["nonsense", "?deal=%F0%9F%8F%A0_%00_<script>", share.broken],
  ["values against the rules", `?deal=${encodeDeal(kept({ inputs: { ...goodDeal, arv: 200_000 } }))}`, share.broken],
  ["another version", `?deal=1${GOOD_DEAL.slice(1)}`, share.newer],
])("a link with %s opens an empty calculator with a friendly note", async (_case, query, note) => {
  showCalculator({ query });
  expect(screen.getByText(note)).toBeVisible();
  expect(field(form.areaSqft)).toHaveValue("");
});

test("a deal is saved once, persists, opens again, and can be removed", async () => {
  const { user } = await showCalculated();
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
  store([80, 81, 82, 83].map((ltc) => ({ ltc, areaSqft: 0 })));
  const { user } = await showCalculated();
  expect(screen.queryByText(saved.compare)).not.toBeInTheDocument();
  await user.click(screen.getByText(saved.save));
  expect(screen.getByText(saved.savedNow)).toBeVisible();
  expect(cellsOf(saved.compare, form.arv)).toEqual(["$420,000"]);
  store([430_000, 440_000, 450_000, 460_000].map((arv) => ({ arv })));
  await user.click(screen.getByText(saved.save));
  expect(screen.getByText(interpolate(saved.full, { count: 4 }))).toBeVisible();
  expect(cellsOf(saved.compare, form.arv)).toEqual(["$430,000", "$440,000", "$450,000", "$460,000"]);
});

test("a message about a copied or saved deal is not shown for the next one", async () => {
  const { user } = await showCalculated();
  await user.click(screen.getByText(share.copy));
  await user.click(screen.getByText(saved.save));
  expect(await screen.findByText(share.copied)).toBeVisible();
  expect(screen.getByText(saved.savedNow)).toBeVisible();
  await user.type(field(form.areaSqft), "0");
  await calculate(user);
  await waitFor(() => expect(screen.queryByText(share.copied)).not.toBeInTheDocument());
  expect(screen.queryByText(saved.savedNow)).not.toBeInTheDocument();
});

test("without storage, saving says so and everything else works", async () => {
  const { user } = await showCalculated();
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
  const { user } = await showCalculated();
  await user.click(screen.getByText(share.print));
  expect(print).toHaveBeenCalledTimes(1);
  const report = document.querySelector<HTMLElement>("[data-report]");
  expect(report).toHaveTextContent(text.report.title);
  expect(report).toHaveTextContent(text.notice);
  const link = document.querySelector<HTMLInputElement>("input[readonly]")?.value ?? "";
  expect(report?.querySelector("a")).toHaveAttribute("href", link);
  expect(report).toHaveTextContent("$384,797.92");
  const ratesOf = interpolate(text.report.ratesOf, { day: formatDay("2026-11-23", "en") });
  expect(report).toHaveTextContent(`${text.report.assumptions} (${ratesOf}):`);
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
  const { user } = await showCalculated({ query: `?deal=${changedDeal({ realtorCommission: 0, utilities: 250 })}` });
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
