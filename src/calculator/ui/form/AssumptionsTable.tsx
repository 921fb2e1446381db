import { Fragment, memo, useState } from "react";
import type { Rate } from "../../../content/contentTypes/calculator";
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

/** The rates in groups, so that a source is said once below the rates that it stands for. */
function bySource(rates: readonly Rate[]): [source: string, rates: Rate[]][] {
  const groups = new Map<string, Rate[]>();
  for (const rate of rates) groups.set(rate.source, [...(groups.get(rate.source) ?? []), rate]);
  return [...groups];
}

/** Every rate behind the figures, with their sources; visitors can change some. */
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
          columns={[assumptions.rate, assumptions.value]}
          isInBlocks
          className={styles.rates}
        >
          {bySource(companyContent.rates).map(([source, rates]) => (
            <Fragment key={source}>
              {rates.map((rate) => (
                <tr key={rate.key}>
                  <th scope="row">{rate.label}</th>
                  <td>
                    {rate.editable ? (
                      <RateField
                        key={`${resets} ${finished}`}
                        rate={rate}
                        changed={changedRates[rate.key]}
                        onChange={(value) => setChangedRates((changed) => withRate(changed, rate.key, value))}
                      />
                    ) : (
                      rateWords(rate, words)
                    )}
                  </td>
                </tr>
              ))}
              {source && (
                <tr>
                  <td colSpan={2} className={styles.source}>
                    {source}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </FigureTable>
      </Fold>
    </div>
  );
});
