import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { forwardRef, type InputHTMLAttributes } from "react";
import { fieldLook } from "./fieldLook";

interface FieldProps extends Omit<OutlinedInputProps, "error" | "slotProps"> {
  id: string;
  label: string;
  /** What is wrong with the field. */
  error?: string;
  /** Stands below the field as long as nothing is wrong. */
  help?: string;
  /** Attributes of the input itself; it is required unless they say otherwise. */
  input?: InputHTMLAttributes<HTMLInputElement> & { rows?: number };
}

/** A text box with its label above and its mistake or help below. MUI's TextField brings lists and menus along. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { id, label, error, help, input, ...box },
  ref,
) {
  const note = error ?? help;
  const noteId = `${id}-helper-text`;
  return (
    <FormControl fullWidth error={error !== undefined} sx={fieldLook}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        ref={ref}
        id={id}
        notched={false}
        aria-describedby={note ? noteId : undefined}
        slotProps={{ input: { required: true, ...input } }}
        {...box}
      />
      {note && <FormHelperText id={noteId}>{note}</FormHelperText>}
    </FormControl>
  );
});
