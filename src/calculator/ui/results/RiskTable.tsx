import { interpolate } from "../../../content/interpolate";
import type { DealAnalysis } from "../../model/analyzeDeal";
import { stressStep } from "../../model/breakingPoints";
import { formatCents, formatRate } from "../../words/format";
import { riskAmount } from "../../words/resultWords";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import * as styles from "./Results.module.css";
import * as tables from "./tables.module.css";

/** What breaks the deal first, and how much profit is left after each kind of setback. */
export function RiskTable({ analysis }: { analysis: DealAnalysis }) {
  const words = useWords();
  const { text, language } = words;
  const { breaking } = text;
  const oneStep = stressStep(analysis.assumptions);
  const [first] = analysis.breakingPoints;
  const loses = analysis.returns.expectedProfit < 0;
  return (
    <Fold title={breaking.title} answer={breaking.answer}>
      <div className={styles.lead}>
        {first && <p>{loses ? breaking.already : interpolate(breaking.first, { risk: breaking[first.risk] })}</p>}
        <p>{breaking.lead}</p>
      </div>
      <div>
        <table className={`${tables.table} ${tables.blocks}`}>
          <caption className="visuallyHidden">{breaking.title}</caption>
          <thead>
            <tr>
              <th scope="col">{breaking.risk}</th>
              <th scope="col">{breaking.room}</th>
              <th scope="col">{breaking.afterStep}</th>
            </tr>
          </thead>
          <tbody>
            {analysis.breakingPoints.map(({ risk, room, beyond }) => {
              const amount = riskAmount(risk, room, words);
              const size = riskAmount(risk, Math.abs(oneStep[risk]), words, formatRate);
              return (
                <tr key={risk}>
                  <th scope="row">
                    {breaking[risk]} ({interpolate(breaking.oneStep, { step: size })})
                  </th>
                  <td data-label={breaking.room}>{beyond ? interpolate(breaking.beyond, { room: amount }) : amount}</td>
                  <td data-label={breaking.afterStep}>{formatCents(analysis.stressTests[risk], language, true)}</td>
                </tr>
              );
            })}
            <tr className={tables.total}>
              <th scope="row">{breaking.all}</th>
              <td data-label={breaking.room}>–</td>
              <td data-label={breaking.afterStep}>{formatCents(analysis.stressTests.all, language, true)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
