import { Fragment, memo, useState } from "react";
import type { Rate } from "../../../content/contentTypes/calculator";
import { withRate, allowsValue, readRate } from "../../model/rates";
import type { CalculatorState } from "../../state/useCalculator";
import { rateWords, unitWords } from "../../words/rateWords";
import { useWords } from "../../words/useWords";
import { Button } from "../Button";
import { Disclosure } from "../Disclosure";
import { FigureTable } from "../results/FigureTable";
import * as styles from "./form.module.css";
import { interpolate } from "../../../content/interpolate";
import { useStableWhilePressed } from "../../../forms/useStableWhilePressed";
import { valueIn } from "../../../typed/reading";
import { formatNumber } from "../../words/format";
import { Box, inputOf } from "../../../forms/Field";

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
      <Disclosure title={assumptions.title} answer={assumptions.lead}>
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
      </Disclosure>
    </div>
  );
});

interface RateFieldProps {
  rate: Rate;
  changed: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A rate the visitor can change, applied on blur or Enter; a value out of bounds is reported, not used. */
function RateField({ rate, changed, onChange }: RateFieldProps) {
  const words = useWords();
  const { text, language } = words;
  const { assumptions } = text;
  const used = changed ?? rate.value;
  const [typed, setTyped] = useState(String(used));
  const value = valueIn(readRate(typed, rate.unit)) ?? NaN;
  const allowed = allowsValue(rate, value);
  const id = `rate-${rate.key}`;
  const number = (one: number) => formatNumber(one, language);
  const bounds = interpolate(assumptions.outside, { min: number(rate.min), max: number(rate.max) });
  const own = changed !== undefined && interpolate(assumptions.changed, { value: rateWords(rate, words) });
  // Leaving the field by pressing a button must not move the button.
  const note = useStableWhilePressed(allowed ? own : `${bounds} · ${assumptions.value}: ${number(used)}`);
  const { sign, behind, whole } = unitWords(rate.unit, text);
  // Not while typing: `2500` on the way to `25000` is not a rate anyone meant.
  const take = () => {
    if (!allowed || typed === String(used)) return;
    setTyped(String(value));
    if (value !== used) onChange(value === rate.value ? undefined : value);
  };
  return (
    <>
      <span className={styles.rate}>
        <Box prefix={sign === "$" ? sign : undefined} suffix={sign === "%" ? sign : undefined}>
          <input
            {...inputOf({ id, error: allowed ? undefined : bounds, help: note })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={take}
            onKeyDown={({ key }) => key === "Enter" && take()}
            inputMode={rate.unit === "months" ? "numeric" : "decimal"}
            autoComplete="off"
            aria-label={`${rate.label}, ${whole}`}
          />
        </Box>
      </span>{" "}
      <span>{behind}</span>
      {note && (
        <span id={`${id}-note`} className={allowed ? styles.note : styles.wrong}>
          {note}
        </span>
      )}
    </>
  );
}
