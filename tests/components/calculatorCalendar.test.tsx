import { fireEvent, screen } from "@testing-library/react";
import { interpolate } from "../../src/content/interpolate";
import { cellsOf, showCalculated, text, unfold, GOOD_DEAL } from "./calculatorSetUp";

const printReport = () => void fireEvent(window, new Event("beforeprint"));

test("with a closing date, the dates that matter stand in the results and in print", async () => {
  await showCalculated({ query: `?deal=${GOOD_DEAL}2026-12-01` });
  await unfold();
  const fold = screen.getByRole("heading", { name: text.calendar.title }).closest("details");
  const sources = interpolate(text.calendar.sources, { sources: "Agency (en) Law (en)" });
  expect([...(fold?.querySelectorAll("dl > div") ?? [])].map((date) => date.textContent)).toEqual([
    `December 1, 2026${text.report.closingDay}`,
    "November 1, 2026 to February 15, 2027Season (en)",
    "March 2, 2027Buyers (en)",
    "March 31, 2027Tax (en)",
    `April 1, 2027${text.calendar.sale}`,
  ]);
  expect(fold).toHaveTextContent(sources);
  printReport();
  expect(cellsOf(text.calendar.title, "Buyers (en)")).toEqual(["March 2, 2027"]);
  expect(screen.getAllByText(sources)).toHaveLength(2);
  fireEvent(window, new Event("afterprint"));
});

test("without a closing date there are no dates that matter, on paper neither", async () => {
  await showCalculated();
  await unfold();
  printReport();
  expect(document.querySelector("[data-report]")).toHaveTextContent(text.report.title);
  expect(screen.queryByText(text.calendar.title)).not.toBeInTheDocument();
  fireEvent(window, new Event("afterprint"));
});
