import { render, screen } from "@testing-library/react";
import { SharedReport } from "../../src/calculator/share/SharedReport";
import { checkNumber, encodeDeal } from "../../src/calculator/share/shareLink";
import { kept } from "../unit/calculator/deals";
import { calculatorProps, text } from "./calculatorSetUp";

const { report } = text;

function showReport(code: string) {
  window.history.replaceState(null, "", `/?deal=${code}`);
  render(<SharedReport {...calculatorProps()} />);
}

const code = encodeDeal(kept());

const withDraw = (() => {
  const open = code.replace(/_[^_]*$/, "").replace("_t*", "_d*60_t*");
  return `${open}_${checkNumber(open)}`;
})();

test.each([
  ["a whole link", code, report.asShared],
  ["a link with an average draw", withDraw, report.withoutAverageDraw],
  ["a link of which a part is missing", code.slice(0, -3), report.unreadable],
])("the report of %s says only what is true of it", (_link, opened, said) => {
  showReport(opened);
  const sentences = [report.asShared, report.withoutAverageDraw, report.unreadable];
  expect(sentences.filter((sentence) => screen.queryByText(sentence))).toEqual([said]);
});
