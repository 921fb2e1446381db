import { useFormikContext } from "formik";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import type { FormValues } from "../../model/dealSchema";
import { linesInWords } from "../../words/format";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import { AmountField } from "./AmountField";
import { LineList } from "./LineList";
import * as styles from "./form.module.css";

const PERCENT_DIGITS = 3;

/** Optional fields: custom cost lines, the renovation as a list, and the average draw. Closed, they say what is in use. */
export function ExtraFields({ defaults }: Pick<CalculatorContent, "defaults">) {
  const words = useWords();
  const { form } = words.text;
  const { ownLines, rehabRows, averageDraw } = useFormikContext<FormValues>().values;
  const inUse = [
    ...(ownLines.length + rehabRows.length > 0 ? [linesInWords(ownLines.length + rehabRows.length, words)] : []),
    ...(averageDraw === String(defaults.averageDraw) ? [] : [`${form.averageDraw}: ${averageDraw}%`]),
  ];
  return (
    <Fold title={form.more} answer={inUse.join(" · ") || form.moreText}>
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
