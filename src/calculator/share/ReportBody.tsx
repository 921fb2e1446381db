import { interpolate } from "../../content/interpolate";
import { KeyFigures } from "../ui/results/KeyFigures";
import { SalePriceChart } from "../ui/results/SalePriceChart";
import { formatDay } from "../words/format";
import { assumptionWords } from "../words/rateWords";
import { warningWords } from "../words/warningWords";
import { useWords } from "../words/useWords";
import type { ReadReport } from "./readReport";
import * as styles from "./report.module.css";
import { type ReportGroup, reportGroups } from "./reportGroups";

/** Tables with more rows may continue in the next column or page. */
const MOST_TOGETHER = 12;

function GroupTable({ title, rows, note }: ReportGroup) {
  return (
    <table className={`${styles.group} ${rows.length > MOST_TOGETHER ? styles.long : ""}`}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([name, value, isTotal], index) => (
          <tr key={index} className={isTotal ? styles.total : undefined}>
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
  );
}

/** A report: the four figures and the bar, tables of all inputs and results, the warnings, and the assumptions of its day. */
export function ReportBody({ analysis, content, changed, deal }: ReadReport) {
  const words = useWords();
  const { report } = words.text;
  const ratesOf = interpolate(report.ratesOf, { day: formatDay(deal.ratesOfDay.day, words.language) });
  const groups = reportGroups(analysis, content, words, deal.closingDay);
  const tables = (isMeant: (group: ReportGroup) => boolean) =>
    groups.filter(isMeant).map((group) => <GroupTable key={group.title} {...group} />);
  return (
    <>
      <KeyFigures analysis={analysis} />
      <SalePriceChart analysis={analysis} />
      <div className={styles.groups}>{tables(({ isWide }) => !isWide)}</div>
      {tables(({ isWide }) => isWide === true)}
      {analysis.warnings.map((warning) => (
        <p key={warning.kind}>• {warningWords(warning, analysis, words)}</p>
      ))}
      <p className={styles.small}>
        {report.assumptions} ({ratesOf}): {assumptionWords(content, changed, words)}
      </p>
    </>
  );
}
