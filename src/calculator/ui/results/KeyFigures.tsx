import type { DealAnalysis } from "../../model/analysis";
import type { LineName } from "../../model/sheetLines";
import { formatHeadline, formatPercent } from "../../words/format";
import { stepName } from "../../words/resultWords";
import { useWords } from "../../words/useWords";
import * as styles from "./Results.module.css";

/** The most important figures; zeros before a calculation and after Clear. */
export function KeyFigures({ analysis }: { analysis?: DealAnalysis }) {
  const words = useWords();
  const { text, language } = words;
  const { lines, scenarios, chart, results, form } = text;
  const way = analysis?.inputs.financing === "cash" ? form.cash : scenarios.bank;
  const value = (line: LineName) => analysis?.sheets.bank.value(line) ?? 0;
  const amount = (line: keyof typeof lines & LineName, note: string | false) => {
    return { name: lines[line].name, note, value: formatHeadline(value(line), language) };
  };
  const most = analysis?.peakCash;
  const figures = [
    amount("expectedProfit", value("expectedProfit") < 0 && chart.loss),
    amount("investorProfit", value("investorProfit") < 0 && results.ofLoss),
    amount("totalEstimatedInvestment", way),
    ...(most
      ? [
          {
            name: lines.peakCash.name,
            note: stepName(most.step, words),
            value: formatHeadline(most.most, language),
          },
        ]
      : []),
    { name: scenarios.roi, note: way, value: formatPercent(value("investorRoi"), language) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, note, value }) => (
        <div key={name}>
          <dt>
            {name}
            {note && <span className={styles.way}>{note}</span>}
          </dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
