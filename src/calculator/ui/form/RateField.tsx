import { useState } from "react";
import { interpolate } from "../../../content/interpolate";
import type { Rate } from "../../../content/contentTypes/calculator";
import { useSteady } from "../../../platform/useSteady";
import { allowsValue } from "../../model/rates";
import { readRate } from "../../model/readTyped";
import { formatNumber } from "../../words/format";
import { rateWords, unitWords } from "../../words/rateWords";
import { useWords } from "../../words/words";
import { Box } from "../../../components/Field";
import * as styles from "./form.module.css";

interface RateFieldProps {
  /** The company's rate. */
  rate: Rate;
  /** The visitor's value, if any. */
  changed: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A rate the visitor can change, applied on blur or Enter; a value out of bounds is reported, not used. */
export function RateField({ rate, changed, onChange }: RateFieldProps) {
  const words = useWords();
  const { text, language } = words;
  const { assumptions } = text;
  const used = changed ?? rate.value;
  const [typed, setTyped] = useState(String(used));
  const value = readRate(typed);
  const allowed = allowsValue(rate, value);
  const noteId = `rate-${rate.key}-note`;
  const number = (one: number) => formatNumber(one, language);
  const bounds = interpolate(assumptions.outside, { min: number(rate.min), max: number(rate.max) });
  const own = changed !== undefined && interpolate(assumptions.changed, { value: rateWords(rate, words) });
  // Leaving the field by pressing a button must not move the button.
  const note = useSteady(allowed ? own : `${bounds} · ${assumptions.value}: ${number(used)}`);
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
            id={`rate-${rate.key}`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={take}
            onKeyDown={({ key }) => key === "Enter" && take()}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={!allowed}
            aria-label={`${rate.label}, ${whole}`}
            aria-describedby={note ? noteId : undefined}
          />
        </Box>
      </span>{" "}
      <span>{behind}</span>
      {note && (
        <span id={noteId} className={allowed ? styles.note : styles.wrong}>
          {note}
        </span>
      )}
    </>
  );
}
