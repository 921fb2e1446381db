import { useState } from "react";
import InputBase from "@mui/material/InputBase";
import { fill } from "../../content/fill";
import type { Rate } from "../../content/kinds/calculator";
import { allowsValue } from "../changeRates";
import { formatNumber } from "../format";
import { unitWords } from "../unitWords";
import { useWords } from "../words";
import { readRate } from "./readRate";
import * as styles from "./assumptions.module.css";

interface RateFieldProps {
  /** The company's rate. */
  rate: Rate;
  /** The visitor's value, when there is one. */
  changed: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** One rate that the visitor may change; a value outside its bounds is named and not used. */
export function RateField({ rate, changed, onChange }: RateFieldProps) {
  const { text, language } = useWords();
  const [typed, setTyped] = useState(String(changed ?? rate.value));
  const value = readRate(typed);
  const allowed = allowsValue(rate, value);
  const noteId = `rate-${rate.key}-note`;
  const bounds = { min: formatNumber(rate.min, language), max: formatNumber(rate.max, language) };
  const own = changed !== undefined && fill(text.assumptions.changed, { value: formatNumber(rate.value, language) });
  const note = allowed ? own : fill(text.assumptions.outside, bounds);
  const change = (next: string) => {
    setTyped(next);
    const read = readRate(next);
    if (allowsValue(rate, read)) onChange(read === rate.value ? undefined : read);
  };
  return (
    <>
      <InputBase
        value={typed}
        onChange={(event) => change(event.target.value)}
        error={!allowed}
        className={styles.field}
        inputProps={{
          id: `rate-${rate.key}`,
          inputMode: "decimal",
          autoComplete: "off",
          "aria-label": `${rate.label}, ${unitWords(rate.unit, text)}`,
          "aria-describedby": note ? noteId : undefined,
        }}
      />{" "}
      <span>{unitWords(rate.unit, text)}</span>
      {note && (
        <span id={noteId} className={allowed ? styles.note : styles.wrong}>
          {note}
        </span>
      )}
    </>
  );
}
