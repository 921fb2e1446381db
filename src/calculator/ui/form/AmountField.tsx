import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useField } from "formik";
import { dollarDigits } from "../../words/amountText";
import { fieldLook } from "../fieldLook";
import { useFieldMessage } from "../../state/useFieldMessage";
import { useGroupedDigits } from "../../state/useGroupedDigits";

interface AmountFieldProps {
  name: string;
  label: string;
  help: string;
  optional?: boolean;
  digits: number;
  /** Shown before the number. */
  prefix?: string;
  /** Shown after the number. */
  suffix?: string;
}

/** A whole number: digits only, shown with thousands separators. */
export function AmountField({ name, label, help, optional, digits, prefix, suffix }: AmountFieldProps) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const message = useFieldMessage(name);
  const clean = (typed: string) => dollarDigits(typed, digits);
  const { input, shown, onChange } = useGroupedDigits(value, clean, (cleaned) => void setValue(cleaned));
  return (
    <TextField
      id={`deal-${name}`}
      name={name}
      label={label}
      value={shown}
      onChange={onChange}
      onBlur={onBlur}
      error={message !== undefined}
      helperText={message ?? help}
      inputRef={input}
      fullWidth
      sx={fieldLook}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
          endAdornment: suffix && <InputAdornment position="end">{suffix}</InputAdornment>,
        },
        htmlInput: {
          inputMode: "numeric",
          autoComplete: "off",
          "aria-required": optional ? undefined : true,
        },
      }}
    />
  );
}
