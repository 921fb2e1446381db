import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useTextField } from "../useTextField";

interface DecimalFieldProps {
  name: string;
  label: string;
  help: string | undefined;
}

/** An optional percentage with decimals, as typed. */
export function DecimalField({ name, label, help }: DecimalFieldProps) {
  const field = useTextField(name, label, help);
  return (
    <TextField
      {...field}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { "aria-live": "polite" },
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        htmlInput: { inputMode: "decimal", autoComplete: "off", maxLength: 12 },
      }}
    />
  );
}
