import { useMemo } from "react";
import type { CalculatorProps } from "../calculatorProps";
import { isoDay } from "../model/dates";
import { codeOfAddress } from "../shareParameter";
import { ACTION_CLASS, Button } from "../ui/Button";
import { fittingWords, WordsContext } from "../words/useWords";
import { DealReport } from "./DealReport";
import { ReadOnlyResults } from "./ReadOnlyResults";
import { readReport } from "./readReport";
import * as calculator from "../Calculator.module.css";

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
        <p className={calculator.remark}>{text.report.unreadable}</p>
        <p className="cluster">{ownDeal}</p>
      </>
    );
  const { deal } = read;
  return (
    <WordsContext.Provider value={words}>
      <div className="stack">
        <p>{read.hadAverageDraw ? text.report.withoutAverageDraw : text.report.asShared}</p>
        <p className={calculator.notice}>{text.notice}</p>
        {deal.name && <h3>{deal.name}</h3>}
        {deal.address && <p>{deal.address}</p>}
        <ReadOnlyResults place="link" report={read} />
        <p className="cluster">
          {ownDeal}
          <Button onClick={() => window.print()}>{text.share.print}</Button>
        </p>
      </div>
      <DealReport {...read} />
    </WordsContext.Provider>
  );
}
