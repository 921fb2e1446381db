import TextField from "@mui/material/TextField";
import { useField } from "formik";
import type { ContactFormText } from "../content/texts/contactForm";
import { fieldId } from "./fieldId";
import { fieldLook } from "../theme/fieldLook";
import { useFieldError } from "./useFieldError";

interface TextBoxProps {
  name: "firstName" | "lastName" | "email" | "phoneNumber";
  autoComplete: string;
  type?: "text" | "email" | "tel";
  inputMode?: "text" | "email" | "numeric";
  help?: string;
  text: ContactFormText;
  /** Takes the typed text over; without it the form stores the text as it is. */
  onType?: (typed: string) => void;
}

/** One line of text with its label above and its mistake below. */
export function TextBox({ name, autoComplete, type = "text", inputMode = "text", help, text, onType }: TextBoxProps) {
  const [field] = useField<string>(name);
  const error = useFieldError(name, text);
  return (
    <TextField
      {...field}
      onChange={onType ? (event) => onType(event.target.value) : field.onChange}
      id={fieldId(name)}
      label={text[name]}
      type={type}
      error={error !== undefined}
      helperText={error ?? help}
      fullWidth
      sx={fieldLook}
      slotProps={{
        inputLabel: { shrink: true },
        input: { notched: false },
        // Phones would "correct" names.
        htmlInput: { autoComplete, inputMode, autoCorrect: "off", spellCheck: false, "aria-required": true },
      }}
    />
  );
}
