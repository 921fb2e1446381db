import { useMemo } from "react";
import { cashMonths, type CashFlow } from "../../model/cashMonths";
import type { Sheet } from "../../model/sheetLines";
import { formatHeadline } from "../../words/format";
import { drawWords, peakWords, stepName } from "../../words/resultWords";
import { useWords } from "../../words/useWords";
import { Disclosure } from "../Disclosure";
import { FigureTable } from "./FigureTable";
import * as styles from "./charts.module.css";
import * as results from "./Results.module.css";
import * as tables from "./tables.module.css";

const HEIGHT = 100;

/** One column per step before the sale: the most of the investor's money in the deal. */
function MonthChart({ flow: { months, peak }, description }: { flow: CashFlow; description: string }) {
  const steps = months.slice(0, -1);
  const width = 1000 / steps.length;
  return (
    <svg
      className={styles.months}
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={description}
    >
      {steps.map(({ step, most }, index) => {
        const height = Math.max(0, (most / Math.max(peak.most, 1)) * HEIGHT);
        const place = { x: index * width + width * 0.1, y: HEIGHT - height, width: width * 0.8, height };
        return <rect key={step} className={step === peak.step ? styles.peak : styles.put} {...place} />;
      })}
    </svg>
  );
}

/** The investor's money month by month: what it takes at most, as a small chart and a table. */
export function CashMonths({ sheet }: { sheet: Sheet }) {
  const words = useWords();
  const { language } = words;
  const { months: text } = words.text;
  const flow = useMemo(() => cashMonths(sheet), [sheet]);
  const peak = peakWords(text.peak, flow.peak, sheet, words);
  const drawn = drawWords(sheet, words);
  return (
    <Disclosure title={text.title} answer={text.answer}>
      <div className={results.lead}>
        <p>{peak}</p>
        {drawn && <p>{drawn}</p>}
      </div>
      <div className={`stack ${styles.chart}`}>
        <MonthChart flow={flow} description={peak} />
        <FigureTable
          title={text.title}
          isTitled
          columns={[text.step, text.paid, text.received, text.most, text.invested]}
          isInBlocks
        >
          {flow.months.map(({ step, paid, received, most, invested }) => (
            <tr key={step} className={step === "sale" || step === flow.peak.step ? tables.total : undefined}>
              <th scope="row">{stepName(step, words)}</th>
              <td data-label={text.paid}>{formatHeadline(paid, language)}</td>
              <td data-label={text.received}>{formatHeadline(received, language)}</td>
              <td data-label={text.most}>{step === "sale" ? "" : formatHeadline(most, language)}</td>
              <td data-label={text.invested}>{formatHeadline(invested, language)}</td>
            </tr>
          ))}
        </FigureTable>
        <p className={results.quiet}>{text.note}</p>
      </div>
    </Disclosure>
  );
}
