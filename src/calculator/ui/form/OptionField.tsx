import TextField from "@mui/material/TextField";
import { useField } from "formik";
import type { OptionKey } from "../../words/inputWords";
import { useWords } from "../../words/words";
import { fieldLook } from "../fieldLook";
import { useFieldMessage } from "../../state/useFieldMessage";

interface OptionFieldProps {
  name: OptionKey;
  label: string;
  help: string | undefined;
  options: { value: string; label: string }[];
}

/** All selects have the chevron of global.css. */
const noIcon = () => null;

/** A choice among a few values, as a native select. */
export function OptionField({ name, label, help, options }: OptionFieldProps) {
  const { text } = useWords();
  const [field] = useField<string>(name);
  const message = useFieldMessage(name);
  return (
    <TextField
      {...field}
      id={`deal-${name}`}
      select
      label={label}
      error={message !== undefined}
      helperText={message ?? help}
      fullWidth
      sx={fieldLook}
      slotProps={{
        select: { native: true, IconComponent: noIcon },
        inputLabel: { shrink: true },
        htmlInput: { "aria-required": true },
      }}
    >
      {field.value === "" && <option value="">{text.form.choose}</option>}
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
