import { createPortal } from "react-dom";
import { fill } from "../../content/fill";
import type { DealAnalysis } from "../model/analyseDeal";
import type { CalculatorContent } from "../../content/kinds/calculator";
import { formatDay } from "../words/format";
import { isoDay } from "../model/dealDates";
import { summaryWords } from "../words/resultWords";
import { warningWords } from "../words/resultWords";
import { shareUrl, type SharedDeal } from "./shareLink";
import { useWords } from "../words/words";
import { assumptionWords } from "../words/rateWords";
import { reportGroups } from "./reportGroups";
import * as styles from "./report.module.css";

interface DealReportProps {
  analysis: DealAnalysis;
  content: CalculatorContent;
  /** Keys of the rates that differ from the company's. */
  changed: readonly string[];
  deal: SharedDeal;
}

/** The analysis on one sheet of paper, with date, notice and the way back to it. Shown to the printer only. */
export function DealReport({ analysis, content, changed, deal }: DealReportProps) {
  const words = useWords();
  const { text, language } = words;
  const today = formatDay(isoDay(new Date()) ?? "", language);
  return createPortal(
    <div className={styles.report} data-report="">
      <h1>{text.report.title}</h1>
      <p>{fill(text.report.made, { day: today })}</p>
      <p>{summaryWords(analysis.returns, words)}</p>
      {changed.length > 0 && (
        <p>{fill(text.assumptions.changedHere, { count: changed.length, title: text.report.assumptions })}</p>
      )}
      <div className={styles.groups}>
        {reportGroups(analysis, content, words, deal.closingDay).map(({ title, rows }) => (
          <table key={title}>
            <caption>{title}</caption>
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {analysis.warnings.map((warning) => (
        <p key={warning.kind}>• {warningWords(warning, words)}</p>
      ))}
      <p className={styles.small}>
        {text.report.assumptions}: {assumptionWords(content, changed, words)}
      </p>
      <p className={styles.small}>{text.notice}</p>
      <p className={styles.small}>{fill(text.report.contact, { link: shareUrl(window.location.href, deal) })}</p>
    </div>,
    document.body,
  );
}
