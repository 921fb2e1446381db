import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { interpolate } from "../../../content/interpolate";
import { useAmountField } from "../../state/useAmountField";
import type { AmountKind } from "../../model/readTyped";
import { useWords } from "../../words/words";
import { fieldLook } from "../fieldLook";

interface AmountFieldProps extends AmountKind {
  name: string;
  label: string;
  help: string | undefined;
  optional?: boolean;
  /** Shown before the number. */
  prefix?: string | undefined;
  /** Shown after the number. */
  suffix?: string | undefined;
}

/** A whole number: digits only, shown with thousands separators. Says what a metric area was converted to. */
export function AmountField({ name, label, help, optional, measure, digits, prefix, suffix }: AmountFieldProps) {
  const { count } = useWords().text;
  const { input, shown, onChange, onBlur, message, from } = useAmountField(name, { measure, digits });
  const converted = from && `${from} = ${interpolate(count.sqft, { count: shown })}`;
  return (
    <TextField
      id={`deal-${name}`}
      name={name}
      label={label}
      value={shown}
      onChange={onChange}
      onBlur={onBlur}
      error={message !== undefined}
      helperText={message ?? converted ?? help}
      inputRef={input}
      fullWidth
      sx={fieldLook}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { "aria-live": "polite" },
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
