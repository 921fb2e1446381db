import { memo, useState } from "react";
import { withRate } from "../../model/rates";
import type { CalculatorState } from "../../state/useCalculator";
import { rateWords } from "../../words/rateWords";
import { useWords } from "../../words/words";
import { Button } from "../Button";
import { Fold } from "../Fold";
import { RateField } from "./RateField";
import { FigureTable } from "../results/FigureTable";
import * as styles from "./form.module.css";

type AssumptionsTableProps = Pick<
  CalculatorState,
  "companyContent" | "changedRates" | "setChangedRates" | "resetRates" | "finished"
>;

/** Every rate behind the figures, with its source; visitors can change some. */
export const AssumptionsTable = memo(function AssumptionsTable(props: AssumptionsTableProps) {
  const words = useWords();
  const { assumptions } = words.text;
  const { companyContent, changedRates, setChangedRates, resetRates, finished } = props;
  const [resets, setResets] = useState(0);
  const reset = () => {
    resetRates();
    setResets((count) => count + 1);
  };
  return (
    <div className={styles.assumptions}>
      <Fold title={assumptions.title} answer={assumptions.lead}>
        <Button onClick={reset}>{assumptions.reset}</Button>
        <p role="status">{resets > 0 && Object.keys(changedRates).length === 0 ? assumptions.wasReset : ""}</p>
        <FigureTable
          title={assumptions.title}
          isTitled
          columns={[assumptions.rate, assumptions.value, assumptions.source]}
          isInBlocks
          className={styles.rates}
        >
          {companyContent.rates.map((rate) => (
            <tr key={rate.key}>
              <th scope="row">{rate.label}</th>
              <td>
                {rate.editable ? (
                  <RateField
                    key={`${resets} ${finished}`}
                    rate={rate}
                    changed={changedRates[rate.key]}
                    onChange={(value) => setChangedRates((rates) => withRate(rates, rate.key, value))}
                  />
                ) : (
                  rateWords(rate, words)
                )}
              </td>
              <td>{rate.source}</td>
            </tr>
          ))}
        </FigureTable>
      </Fold>
    </div>
  );
});
