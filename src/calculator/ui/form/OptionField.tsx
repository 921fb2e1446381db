import TextField from "@mui/material/TextField";
import type { OptionKey } from "../../words/inputWords";
import { useWords } from "../../words/words";
import { useTextField } from "../useTextField";

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
  const field = useTextField(name, label, help);
  return (
    <TextField
      {...field}
      select
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
