import { interpolate } from "../../../content/interpolate";
import type { DealAnalysis } from "../../model/analysis";
import { breakingPoints, stressStep, stressTests } from "../../model/stress";
import { formatHeadline, formatRate } from "../../words/format";
import { riskAmount } from "../../words/resultWords";
import { useWords } from "../../words/words";
import { FigureTable } from "./FigureTable";
import * as styles from "./Results.module.css";
import * as tables from "./tables.module.css";

/** What breaks the deal first, and how much profit is left after each kind of setback. */
export function RiskTable({ analysis }: { analysis: DealAnalysis }) {
  const words = useWords();
  const { text } = words;
  const { breaking } = text;
  const { inputs, assumptions } = analysis;
  const oneStep = stressStep(assumptions);
  const points = breakingPoints(inputs, assumptions);
  const afterStep = stressTests(inputs, assumptions);
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
          {points.map(({ risk, room, beyond }) => {
            const amount = riskAmount(risk, room, words);
            const size = riskAmount(risk, Math.abs(oneStep[risk]), words, formatRate);
            return (
              <tr key={risk}>
                <th scope="row">
                  {breaking[risk]} ({interpolate(breaking.oneStep, { step: size })})
                </th>
                <td data-label={breaking.room}>{beyond ? interpolate(breaking.beyond, { room: amount }) : amount}</td>
                <td data-label={breaking.afterStep}>{formatHeadline(afterStep[risk])}</td>
              </tr>
            );
          })}
          <tr className={tables.total}>
            <th scope="row">{breaking.all}</th>
            <td data-label={breaking.room}>–</td>
            <td data-label={breaking.afterStep}>{formatHeadline(afterStep.all)}</td>
          </tr>
        </FigureTable>
      </div>
    </>
  );
}
