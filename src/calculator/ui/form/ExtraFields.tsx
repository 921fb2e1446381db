import { useFormikContext } from "formik";
import { useState } from "react";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import type { FormValues } from "../../model/dealSchema";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import { AmountField } from "./AmountField";
import { LineList } from "./LineList";
import * as styles from "./form.module.css";

const PERCENT_DIGITS = 3;

/** Optional fields: custom cost lines, the renovation as a list, and the average draw. Open if in use. */
export function ExtraFields({ defaults }: Pick<CalculatorContent, "defaults">) {
  const { form } = useWords().text;
  const { values } = useFormikContext<FormValues>();
  const { ownLines, rehabRows, averageDraw } = values;
  const isUsed = ownLines.length > 0 || rehabRows.length > 0 || averageDraw !== String(defaults.averageDraw);
  const [isOpen, setOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setOpen(true);
  }
  return (
    <Fold
      title={form.more}
      answer={form.moreText}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <LineList name="ownLines" title={form.ownLines} help={form.ownLinesHelp} />
      <LineList name="rehabRows" title={form.rehabRows} help={form.rehabRowsHelp} />
      <div className={styles.group}>
        <AmountField
          name="contingency"
          label={form.contingency}
          help={form.contingencyHelp}
          measure="percent"
          digits={PERCENT_DIGITS}
          suffix="%"
          optional
        />
        <AmountField
          name="averageDraw"
          label={form.averageDraw}
          help={form.averageDrawHelp}
          measure="percent"
          digits={PERCENT_DIGITS}
          suffix="%"
          optional
        />
      </div>
    </Fold>
  );
}
