import { useEffect, useRef, useState } from "react";
import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import { interpolate } from "../../../content/interpolate";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import { MOST_LINES } from "../../model/deal";
import type { FormValues, LineValues } from "../../model/dealSchema";
import { useWords } from "../../words/words";
import { LineFields } from "./LineFields";
import { QuickLines } from "./QuickLines";
import * as styles from "./form.module.css";

interface LineListProps {
  name: "ownLines" | "rehabRows";
  title: string;
  help: string;
  content: CalculatorContent;
}

const NEW_LINE: LineValues = { name: "", amount: "", per: "once" };

/** Lines of a name and an amount that the visitor adds and removes; a new line receives the focus. */
export function LineList({ name, title, help, content }: LineListProps) {
  const { form } = useWords().text;
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const box = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<{ line: number }>();
  const lines = values[name];

  useEffect(() => {
    if (!focused) return;
    const line = box.current?.querySelector<HTMLElement>(`[name="${name}[${focused.line}].name"]`);
    (line ?? box.current?.querySelector<HTMLElement>("button"))?.focus();
  }, [focused, name]);

  const change = (changed: LineValues[], line: number) => {
    void setFieldValue(name, changed);
    setFocused({ line });
  };

  return (
    <fieldset ref={box} className={styles.lines}>
      <legend>{title}</legend>
      <p>{interpolate(help, { count: MOST_LINES })}</p>
      {lines.map((_line, index) => (
        <LineFields
          key={index}
          name={name}
          index={index}
          list={title}
          onRemove={() =>
            change(
              lines.filter((_one, place) => place !== index),
              Math.min(index, lines.length - 2),
            )
          }
        />
      ))}
      {lines.length < MOST_LINES && (
        <Button
          type="button"
          variant="outlined"
          color="inherit"
          size="small"
          aria-label={interpolate(form.addLineTo, { list: title })}
          onClick={() => change([...lines, NEW_LINE], lines.length)}
        >
          {form.addLine}
        </Button>
      )}
      {name === "ownLines" && (
        <QuickLines
          content={content}
          isFull={lines.length >= MOST_LINES}
          add={(line) => change([...lines, line], lines.length)}
        />
      )}
    </fieldset>
  );
}
