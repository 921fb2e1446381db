import { useMemo } from "react";
import type { CalculatorProps } from "../calculatorProps";
import { isoDay } from "../model/dates";
import { codeOfAddress } from "../shareParameter";
import { ACTION_CLASS, Button } from "../ui/Button";
import { verdictWords } from "../words/resultWords";
import { fittingWords, WordsContext } from "../words/useWords";
import { DealReport } from "./DealReport";
import { readReport } from "./readReport";
import { ReportBody } from "./ReportBody";
import * as calculator from "../Calculator.module.css";
import * as styles from "./report.module.css";

/** A shared link's deal, read-only, to view and print. */
export function SharedReport({ text, language, content, requestUrl }: CalculatorProps) {
  const read = useMemo(() => readReport(codeOfAddress() ?? "", content, isoDay(new Date()) ?? ""), [content]);
  const isSold = read?.analysis.isSold;
  const words = useMemo(() => fittingWords({ text, language }, isSold), [text, language, isSold]);
  const ownDeal = (
    <a className={ACTION_CLASS} href={requestUrl}>
      {text.report.ownDeal}
    </a>
  );
  if (!read)
    return (
      <>
        <p className={styles.verdict}>{text.report.unreadable}</p>
        <p className="cluster">{ownDeal}</p>
      </>
    );
  const { deal, analysis } = read;
  return (
    <WordsContext.Provider value={words}>
      <div className={styles.report}>
        <p>{read.hadAverageDraw ? text.report.withoutAverageDraw : text.report.asShared}</p>
        <p className={calculator.notice}>{text.notice}</p>
        {deal.name && <h3>{deal.name}</h3>}
        {deal.address && <p>{deal.address}</p>}
        <p className={styles.verdict} role="status">
          {verdictWords(analysis.sheets.bank, words, analysis.isSold)}
        </p>
        <ReportBody {...read} />
        <p className="cluster">
          {ownDeal}
          <Button onClick={() => window.print()}>{text.share.print}</Button>
        </p>
      </div>
      <DealReport {...read} />
    </WordsContext.Provider>
  );
}
