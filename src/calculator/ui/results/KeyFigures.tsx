import type { DealAnalysis } from "../../model/analysis";
import type { LineName } from "../../model/sheetLines";
import { formatHeadline, formatPercent } from "../../words/format";
import { stepName } from "../../words/resultWords";
import { useWords } from "../../words/words";
import * as styles from "./Results.module.css";

/** The most important figures; zeros before a calculation and after Clear. */
export function KeyFigures({ analysis }: { analysis?: DealAnalysis }) {
  const words = useWords();
  const { text, language } = words;
  const { lines, scenarios, chart, results, form } = text;
  const way = analysis?.inputs.financing === "cash" ? form.cash : scenarios.bank;
  const value = (line: LineName) => analysis?.sheets.bank.value(line) ?? 0;
  const [expectedProfit, investorProfit] = [value("expectedProfit"), value("investorProfit")];
  const figures = [
    {
      name: lines.expectedProfit.name,
      note: expectedProfit < 0 && chart.loss,
      value: formatHeadline(expectedProfit),
    },
    {
      name: lines.investorProfit.name,
      note: investorProfit < 0 && results.ofLoss,
      value: formatHeadline(investorProfit),
    },
    {
      name: lines.totalEstimatedInvestment.name,
      note: way,
      value: formatHeadline(value("totalEstimatedInvestment")),
    },
    ...(analysis?.mostOwnMoney
      ? [
          {
            name: lines.mostOwnMoney.name,
            note: stepName(analysis.mostOwnMoney.step, words),
            value: formatHeadline(analysis.mostOwnMoney.most),
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
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
