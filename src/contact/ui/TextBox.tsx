import { useField } from "formik";
import type { ContactFormText } from "../../content/texts/contactForm";
import { Field } from "../../theme/Field";
import { fieldOf, type FieldName } from "../fields/contactFields";
import { fieldId } from "./fieldId";
import { labelOf } from "./labelOf";
import { useFieldError } from "./useFieldError";

interface TextBoxProps {
  name: FieldName;
  help?: string;
  text: ContactFormText;
  /** Takes the typed text over; without it the form stores the text as it is. */
  onType?: (typed: string) => void;
}

/** One line of text of the contact form, or several where the table says so. */
export function TextBox({ name, help, text, onType }: TextBoxProps) {
  const [field] = useField<string>(name);
  const { required, input } = fieldOf(name);
  const { type = "text", rows, ...attributes } = input;
  const isLong = rows !== undefined;
  return (
    <Field
      {...field}
      onChange={onType ? (event) => onType(event.target.value) : field.onChange}
      id={fieldId(name)}
      label={labelOf(name, text)}
      error={useFieldError(name, text)}
      help={help}
      inputComponent={isLong ? "textarea" : undefined}
      input={
        isLong
          ? { ...attributes, required, rows, type: undefined }
          : // Phones would "correct" names.
            { ...attributes, required, type, autoCorrect: "off", spellCheck: false }
      }
    />
  );
}
