import { createPortal } from "react-dom";
import { fill } from "../../content/fill";
import { isoDay } from "../model/dealDates";
import { formatDay } from "../words/format";
import { verdictWords } from "../words/resultWords";
import { useWords } from "../words/words";
import type { ReadReport } from "./readReport";
import * as styles from "./report.module.css";
import { ReportBody } from "./ReportBody";
import { shareUrl } from "./shareLink";

/** The analysis on one printed page, with the date, the notice, and the link back. Visible only in print. */
export function DealReport(props: ReadReport) {
  const { analysis, changed, deal } = props;
  const words = useWords();
  const { text, language } = words;
  const { report } = text;
  const today = formatDay(isoDay(new Date()) ?? "", language);
  return createPortal(
    <div className={styles.paper} data-report="">
      <h1>{deal.name ? `${report.title}: ${deal.name}` : report.title}</h1>
      {deal.address && <p>{deal.address}</p>}
      <p>{fill(report.made, { day: today })}</p>
      <p>
        <strong>{verdictWords(analysis, words)}</strong>
      </p>
      {changed.length > 0 && (
        <p>{fill(text.assumptions.changedHere, { count: changed.length, title: report.assumptions })}</p>
      )}
      <ReportBody {...props} />
      <p className={styles.small}>{text.notice}</p>
      <p className={styles.small}>{fill(report.contact, { link: shareUrl(window.location.href, deal) })}</p>
    </div>,
    document.body,
  );
}
