import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import { interpolate } from "../../../content/interpolate";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import { MOST_LINES } from "../../model/deal";
import type { FormValues } from "../../model/form";
import type { LineValues } from "../../model/inputKinds";
import { useWords } from "../../words/words";
import { LineFields } from "./LineFields";
import { QuickLines } from "./QuickLines";
import { useEntryList } from "./useEntryList";
import * as styles from "./form.module.css";

interface LineListProps {
  name: "ownLines" | "rehabRows";
  title: string;
  help: string;
  content: CalculatorContent;
}

const NEW_LINE: LineValues = { name: "", amount: "", per: "once" };

/** Lines of a name and an amount that the visitor adds and removes. */
export function LineList({ name, title, help, content }: LineListProps) {
  const { form } = useWords().text;
  const lines = useFormikContext<FormValues>().values[name];
  const { box, add, remove } = useEntryList(name, lines, "name");

  return (
    <fieldset ref={box} className={styles.lines}>
      <legend>{title}</legend>
      <p>{interpolate(help, { count: MOST_LINES })}</p>
      {lines.map((_line, index) => (
        <LineFields key={index} name={name} index={index} list={title} onRemove={() => remove(index)} />
      ))}
      {lines.length < MOST_LINES && (
        <Button
          type="button"
          variant="outlined"
          color="inherit"
          size="small"
          aria-label={interpolate(form.addLineTo, { list: title })}
          onClick={() => add(NEW_LINE)}
        >
          {form.addLine}
        </Button>
      )}
      {name === "ownLines" && <QuickLines content={content} isFull={lines.length >= MOST_LINES} add={add} />}
    </fieldset>
  );
}
