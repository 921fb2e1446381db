import { createPortal } from "react-dom";
import { fill } from "../../content/fill";
import type { CalculatorContent } from "../../content/kinds/calculator";
import type { DealAnalysis } from "../model/analyseDeal";
import { isoDay } from "../model/dealDates";
import { formatDay } from "../words/format";
import { assumptionWords } from "../words/rateWords";
import { verdictWords, warningWords } from "../words/resultWords";
import { useWords } from "../words/words";
import { reportGroups } from "./reportGroups";
import type { KeptDeal } from "./sharedDeal";
import { shareUrl } from "./shareLink";
import * as styles from "./report.module.css";

interface DealReportProps {
  analysis: DealAnalysis;
  content: CalculatorContent;
  /** Keys of the rates that differ from the company's. */
  changed: readonly string[];
  deal: KeptDeal;
}

/** The analysis on one sheet of paper, with date, notice and the way back to it. Shown to the printer only. */
export function DealReport({ analysis, content, changed, deal }: DealReportProps) {
  const words = useWords();
  const { text, language } = words;
  const { report } = text;
  const today = formatDay(isoDay(new Date()) ?? "", language);
  const ratesOf = fill(report.ratesOf, { day: formatDay(deal.ratesOfDay.day, language) });
  return createPortal(
    <div className={styles.report} data-report="">
      <h1>{deal.name ? `${report.title}: ${deal.name}` : report.title}</h1>
      {deal.address && <p>{deal.address}</p>}
      <p>{fill(report.made, { day: today })}</p>
      <p>
        <strong>{verdictWords(analysis, words)}</strong>
      </p>
      {changed.length > 0 && (
        <p>{fill(text.assumptions.changedHere, { count: changed.length, title: report.assumptions })}</p>
      )}
      <div className={styles.groups}>
        {reportGroups(analysis, content, words, deal.closingDay).map(({ title, rows, note }) => (
          <table key={title}>
            <caption>{title}</caption>
            <tbody>
              {rows.map(([name, value], index) => (
                <tr key={index}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
              {note && (
                <tr>
                  <td colSpan={2} className={styles.remark}>
                    {note}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        ))}
      </div>
      {analysis.warnings.map((warning) => (
        <p key={warning.kind}>• {warningWords(warning, analysis, words)}</p>
      ))}
      <p className={styles.small}>
        {report.assumptions} ({ratesOf}): {assumptionWords(content, changed, words)}
      </p>
      <p className={styles.small}>{text.notice}</p>
      <p className={styles.small}>{fill(report.contact, { link: shareUrl(window.location.href, deal) })}</p>
    </div>,
    document.body,
  );
}
