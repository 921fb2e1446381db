import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useField } from "formik";
import { useFieldMessage } from "../../state/useFieldMessage";
import { fieldLook } from "../fieldLook";

interface DecimalFieldProps {
  name: string;
  label: string;
  help: string | undefined;
}

/** An optional percentage with decimals, as typed. */
export function DecimalField({ name, label, help }: DecimalFieldProps) {
  const [field] = useField<string>(name);
  const message = useFieldMessage(name);
  return (
    <TextField
      {...field}
      id={`deal-${name}`}
      label={label}
      error={message !== undefined}
      helperText={message ?? help}
      fullWidth
      sx={fieldLook}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { "aria-live": "polite" },
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        htmlInput: { inputMode: "decimal", autoComplete: "off", maxLength: 12 },
      }}
    />
  );
}
