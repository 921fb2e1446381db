import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import { ANY_INPUTS, INPUT_KEYS } from "../../model/form";
import { type DealInputs, type InputKey, INPUTS } from "../../model/inputs";
import { centsOf } from "../../model/money";
import type { SharedDeal } from "../../model/rates";
import { comparableRows, rangeRows } from "../../words/comparableWords";
import { formatCents, formatDay } from "../../words/format";
import { inputValue } from "../../words/inputWords";
import { type CalculatorWords, useWords } from "../../words/useWords";
import { Disclosure } from "../Disclosure";
import { FigureTable } from "./FigureTable";

type Row = readonly [name: string, value: string];

/** Without what a lender's quote or cash takes the place of, and the lists, which have tables of their own. */
const isEntered = (key: InputKey, inputs: DealInputs) =>
  inputs[key] !== undefined && INPUTS[key].unit !== "lines" && ANY_INPUTS[key].isRelevant?.(inputs) !== false;

function enteredRows({ inputs, closingDay }: SharedDeal, content: CalculatorContent, words: CalculatorWords): Row[] {
  const { form, report } = words.text;
  const rows = INPUT_KEYS.filter((key) => isEntered(key, inputs)).map((key): Row => {
    const isListed = key === "rehabType" && inputs.rehabRows;
    return [form[key], isListed ? form.rehabRows : inputValue(key, inputs[key], content, words)];
  });
  return closingDay ? [...rows, [report.closingDay, formatDay(closingDay, words.language)]] : rows;
}

function comparablesRows({ comparables = [], areaSqft }: DealInputs, words: CalculatorWords): Row[] {
  const range = rangeRows(comparables, areaSqft, words).map(({ name, value }): Row => [name, value]);
  return [...comparableRows(comparables, words), ...range];
}

/** What an analysis was worked out from: the fields, the list of the works, and the sold houses nearby. */
export function Entered({ deal, content }: { deal: SharedDeal; content: CalculatorContent }) {
  const words = useWords();
  const { form, report } = words.text;
  const { inputs } = deal;
  const works = (inputs.rehabRows ?? []).map(({ name, amount }): Row => [
    name,
    formatCents(centsOf(amount), words.language, true),
  ]);
  const tables = [
    { title: report.inputs, isTitled: true, rows: enteredRows(deal, content, words) },
    { title: form.rehabRows, rows: works },
    { title: form.comparables, rows: comparablesRows(inputs, words) },
  ];
  return (
    <Disclosure title={report.inputs} answer="">
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map(({ rows, ...table }) => (
          <FigureTable key={table.title} {...table}>
            {rows.map(([name, value], index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </FigureTable>
        ))}
    </Disclosure>
  );
}
