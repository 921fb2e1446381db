import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { interpolate } from "../../content/interpolate";
import { isoDay } from "../model/dealDates";
import { formatDay } from "../words/format";
import { verdictWords } from "../words/resultWords";
import { useWords } from "../words/words";
import type { ReadReport } from "./readReport";
import { ReportBody } from "./ReportBody";
import { shareUrl } from "./shareLink";
import * as styles from "./report.module.css";

/** True while printing, however it was started; everything but the report is then hidden. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const begin = () => {
      dataset.printing = "report";
      // The browser captures the page as soon as this event handler returns.
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      delete dataset.printing;
      setPrinting(false);
    };
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      delete dataset.printing;
    };
  }, []);
  return printing;
}

/** The analysis on one printed page, with the date, the notice, and the link back. Rendered only while printing. */
export function DealReport(props: ReadReport) {
  const { analysis, changed, deal } = props;
  const words = useWords();
  const printing = usePrinting();
  const { text, language } = words;
  const { report } = text;
  const today = formatDay(isoDay(new Date()) ?? "", language);
  if (!printing) return null;
  return createPortal(
    <div className={styles.paper} data-report="">
      <h1>{deal.name ? `${report.title}: ${deal.name}` : report.title}</h1>
      {deal.address && <p>{deal.address}</p>}
      <p>{interpolate(report.made, { day: today })}</p>
      <p>
        <strong>{verdictWords(analysis.sheets.bank, words)}</strong>
      </p>
      {changed.length > 0 && (
        <p>{interpolate(text.assumptions.changedHere, { count: changed.length, title: report.assumptions })}</p>
      )}
      <ReportBody {...props} />
      <p className={styles.small}>{text.notice}</p>
      <p className={styles.small}>{interpolate(report.contact, { link: shareUrl(window.location.href, deal) })}</p>
    </div>,
    document.body,
  );
}
