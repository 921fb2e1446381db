import { screen } from "@testing-library/react";
import { rateWords, unitWords } from "../../src/calculator/words/rateWords";
import { interpolate } from "../../src/content/interpolate";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import { cellsOf, showCalculated, text } from "./calculatorSetUp";

const { lines, results, assumptions } = text;

const utilities = () => {
  const rate = calculatorContentIn("en").rates.find(({ key }) => key === "utilities") ?? { label: "" };
  return screen.getByLabelText(`${rate.label}, ${unitWords("usdPerMonth", text).whole}`);
};

const perMonth = (value: number) => rateWords({ value, unit: "usdPerMonth" }, { text, language: "en" });

const outside = (used: string) =>
  `${interpolate(assumptions.outside, { min: "0", max: "20,000" })} · ${assumptions.value}: ${used}`;

test("a changed assumption changes the results on blur, and can be reset", async () => {
  const { user } = await showCalculated();
  await user.click(screen.getByRole("heading", { name: assumptions.title }));
  await user.clear(utilities());
  await user.type(utilities(), "300");
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$800.00"]);
  await user.tab();
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$1,200.00"]);
  expect(screen.getByText(interpolate(assumptions.changed, { value: perMonth(200) }))).toBeVisible();
  await user.click(screen.getByText(assumptions.reset));
  expect(utilities()).toHaveValue("200");
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$800.00"]);
});

test("Enter also applies an assumption, and shows it as parsed", async () => {
  const { user } = await showCalculated();
  await user.click(screen.getByRole("heading", { name: assumptions.title }));
  await user.clear(utilities());
  await user.type(utilities(), "$1,200{Enter}");
  expect(utilities()).toHaveValue("1200");
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$4,800.00"]);
});

test("an assumption out of bounds keeps its message and is not used", async () => {
  const { user } = await showCalculated();
  await user.click(screen.getByRole("heading", { name: assumptions.title }));
  await user.clear(utilities());
  await user.type(utilities(), "25000");
  expect(screen.getByText(outside("200"))).toBeVisible();
  await user.tab();
  expect(utilities()).toHaveValue("25000");
  expect(utilities()).toHaveAccessibleDescription(outside("200"));
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$800.00"]);
  await user.clear(utilities());
  await user.type(utilities(), "300{Enter}00000{Enter}");
  expect(screen.getByText(outside("300"))).toBeVisible();
  expect(cellsOf(results.costs, lines.utilities.name)).toEqual(["$1,200.00"]);
});

test("a source is said once, below all the rates that have it", async () => {
  await showCalculated();
  const { rates } = calculatorContentIn("en");
  const rows = [...(screen.getByRole("table", { name: assumptions.title, hidden: true }) as HTMLTableElement).rows];
  const said = rows.map((row) => row.textContent ?? "");
  for (const source of new Set(rates.map((rate) => rate.source))) {
    const end = said.indexOf(source);
    expect(said.filter((row) => row.includes(source))).toEqual([source]);
    const labels = rates.filter((rate) => rate.source === source).map(({ label }) => label);
    expect(rows.slice(end - labels.length, end).map((row) => row.cells[0]?.textContent)).toEqual(labels);
  }
});
