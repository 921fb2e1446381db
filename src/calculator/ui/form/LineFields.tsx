import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useField } from "formik";
import { fill } from "../../../content/fill";
import { fieldLook } from "../../../theme/fieldLook";
import { LINE_DIGITS, LINE_NAME_LENGTH } from "../../model/deal";
import { useFieldMessage } from "../../state/useFieldMessage";
import { useWords } from "../../words/words";
import { AmountField } from "./AmountField";
import * as styles from "./form.module.css";

interface LineFieldsProps {
  name: "ownLines" | "rehabRows";
  index: number;
  /** Title of the list. */
  list: string;
  onRemove: () => void;
}

/** One line of a list: what for, how much and, among the own costs, how often. */
export function LineFields({ name, index, list, onRemove }: LineFieldsProps) {
  const { form } = useWords().text;
  const line = `${name}[${index}]`;
  const [nameField] = useField<string>(`${line}.name`);
  const [perField] = useField<string>(`${line}.per`);
  const message = useFieldMessage(`${line}.name`);
  const labelled = (label: string) => fill(form.ofLine, { label, list, number: index + 1 });
  return (
    <div className={styles.line}>
      <TextField
        {...nameField}
        id={`deal-${line}.name`}
        label={form.lineName}
        error={message !== undefined}
        helperText={message}
        fullWidth
        sx={fieldLook}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: LINE_NAME_LENGTH, autoComplete: "off", "aria-label": labelled(form.lineName) },
        }}
      />
      <AmountField
        name={`${line}.amount`}
        label={form.lineAmount}
        fullLabel={labelled(form.lineAmount)}
        digits={LINE_DIGITS}
        prefix="$"
        optional
      />
      {name === "ownLines" && (
        <TextField
          {...perField}
          id={`deal-${line}.per`}
          select
          label={form.linePer}
          fullWidth
          sx={fieldLook}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { "aria-label": labelled(form.linePer) },
          }}
        >
          <option value="once">{form.once}</option>
          <option value="month">{form.perMonth}</option>
        </TextField>
      )}
      <Button
        type="button"
        color="inherit"
        size="small"
        aria-label={fill(form.removeLine, { list, number: index + 1 })}
        onClick={onRemove}
      >
        {form.remove}
      </Button>
    </div>
  );
}
