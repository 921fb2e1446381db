import { interpolate } from "../../content/interpolate";
import { formatDay } from "../words/format";
import { assumptionWords } from "../words/rateWords";
import { warningWords } from "../words/resultWords";
import { useWords } from "../words/words";
import type { ReadReport } from "./readReport";
import * as styles from "./report.module.css";
import { reportGroups } from "./reportGroups";

/** A report's tables: all inputs and results, the warnings, and the assumptions of its day. */
export function ReportBody({ analysis, content, changed, deal }: ReadReport) {
  const words = useWords();
  const { report } = words.text;
  const ratesOf = interpolate(report.ratesOf, { day: formatDay(deal.ratesOfDay.day, words.language) });
  return (
    <>
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
    </>
  );
}
