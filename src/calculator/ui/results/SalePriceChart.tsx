import { interpolate } from "../../../content/interpolate";
import type { DealAnalysis } from "../../model/analysis";
import { formatCents, formatHeadline, formatPercent } from "../../words/format";
import { centsOf } from "../../model/money";
import { useWords } from "../../words/useWords";
import { FigureTable } from "./FigureTable";
import * as styles from "./charts.module.css";
import * as tables from "./tables.module.css";

/** One bar as long as the sale price, divided into what it pays for, and the same data as a table. */
export function SalePriceChart({ analysis }: { analysis: DealAnalysis }) {
  const { text, language } = useWords();
  const { chart } = text;
  const parts = analysis.salePriceParts;
  const loss = -analysis.sheets.bank.value("expectedProfit");
  const amounts = Object.fromEntries(parts.map(({ part, cents }) => [part, formatCents(cents, language)]));
  const description = interpolate(loss > 0 ? chart.descriptionLoss : chart.description, {
    ...amounts,
    arv: formatCents(centsOf(analysis.inputs.arv), language),
    loss: formatCents(loss, language),
  });
  return (
    <div className={`stack ${styles.chart}`} data-verdict={loss > 0 ? "loss" : undefined}>
      <h4>{chart.title}</h4>
      <svg className={styles.bar} viewBox="0 0 1000 64" preserveAspectRatio="none" role="img" aria-label={description}>
        {parts.map(({ part, start, width }) => (
          <rect key={part} className={styles[part]} x={start} y="0" width={width} height="64" />
        ))}
      </svg>
      <FigureTable title={chart.title} isTitled columns={[text.results.line, text.results.amount, chart.shareOfArv]}>
        {parts.map(({ part, cents, percent }) => (
          <tr key={part} className={part === "profit" ? tables.total : undefined}>
            <th scope="row">
              <span className={`${styles.swatch} ${styles[part]}`} aria-hidden="true" />
              {part === "profit" && cents < 0 ? chart.loss : chart[part]}
            </th>
            <td>{formatHeadline(cents, language)}</td>
            <td>{formatPercent(percent, language)}</td>
          </tr>
        ))}
      </FigureTable>
    </div>
  );
}
