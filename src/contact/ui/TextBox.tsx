import { useField } from "formik";
import type { ContactFormText } from "../../content/texts/contactForm";
import { Field } from "../../theme/Field";
import { fieldId } from "./fieldId";
import { useFieldError } from "./useFieldError";

interface TextBoxProps {
  name: "firstName" | "lastName" | "email" | "phoneNumber";
  autoComplete: string;
  type?: "text" | "email" | "tel";
  inputMode?: "text" | "email" | "numeric";
  /** What the browser itself demands where no script checks the form. */
  pattern?: string;
  help?: string;
  text: ContactFormText;
  /** Takes the typed text over; without it the form stores the text as it is. */
  onType?: (typed: string) => void;
}

/** One line of text of the contact form. */
export function TextBox({ name, type = "text", help, text, onType, ...input }: TextBoxProps) {
  const [field] = useField<string>(name);
  return (
    <Field
      {...field}
      onChange={onType ? (event) => onType(event.target.value) : field.onChange}
      id={fieldId(name)}
      label={text[name]}
      type={type}
      error={useFieldError(name, text)}
      help={help}
      // Phones would "correct" names.
      input={{ ...input, autoCorrect: "off", spellCheck: false }}
    />
  );
}
