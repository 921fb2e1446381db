import { interpolate } from "../../../content/interpolate";
import type { DealAnalysis } from "../../model/analysis";
import { breakingPoints, profitUnder, stressStep } from "../../model/stress";
import { formatHeadline, formatRate } from "../../words/format";
import { riskAmount } from "../../words/resultWords";
import { useWords } from "../../words/useWords";
import { FigureTable } from "./FigureTable";
import * as styles from "./Results.module.css";
import * as tables from "./tables.module.css";

/** What breaks the deal first, and how much profit is left after each kind of setback. */
export function RiskTable({ analysis }: { analysis: DealAnalysis }) {
  const words = useWords();
  const { text, language } = words;
  const { breaking } = text;
  const { inputs, assumptions } = analysis;
  const points = breakingPoints(inputs, assumptions);
  const afterAll = profitUnder(inputs, assumptions, stressStep(assumptions));
  const [first] = points;
  const loses = analysis.sheets.bank.value("expectedProfit") < 0;
  return (
    <>
      <div className={styles.lead}>
        {first && <p>{loses ? breaking.already : interpolate(breaking.first, { risk: breaking[first.risk] })}</p>}
        <p>{breaking.lead}</p>
      </div>
      <div>
        <FigureTable
          title={breaking.title}
          isTitled
          columns={[breaking.risk, breaking.room, breaking.afterStep]}
          isInBlocks
        >
          {points.map(({ risk, size, room, beyond, afterStep }) => {
            const amount = riskAmount(risk, room, words);
            const step = riskAmount(risk, size, words, formatRate);
            return (
              <tr key={risk}>
                <th scope="row">
                  {breaking[risk]} ({interpolate(breaking.oneStep, { step })})
                </th>
                <td data-label={breaking.room}>{beyond ? interpolate(breaking.beyond, { room: amount }) : amount}</td>
                <td data-label={breaking.afterStep}>{formatHeadline(afterStep, language)}</td>
              </tr>
            );
          })}
          <tr className={tables.total}>
            <th scope="row">{breaking.all}</th>
            <td data-label={breaking.room}>–</td>
            <td data-label={breaking.afterStep}>{formatHeadline(afterAll, language)}</td>
          </tr>
        </FigureTable>
      </div>
    </>
  );
}
