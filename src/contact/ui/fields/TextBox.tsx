import type { ReactNode } from "react";
import { useField } from "formik";
import type { ContactFormText } from "../../../content/texts/texts";
import { fieldOf, type FieldName, CONTACT_FIELDS } from "../../fields/contactFields";
import { Field, inputOf } from "../../../components/Field";
import { fieldId } from "./fieldId";
import { useFieldError } from "./useFieldError";

/** A field's label, which says so if the field is optional. */
export const fieldLabel = (name: FieldName, text: ContactFormText): string =>
  CONTACT_FIELDS[name].required ? text[name] : `${text[name]} ${text.optional}`;

interface TextBoxProps {
  name: FieldName;
  help?: string;
  text: ContactFormText;
  /** Handles the typed text; without it, the form stores the text as is. */
  onType?: (typed: string) => void;
  /** Runs when the visitor leaves the field. */
  onLeave?: () => void;
  /** Follows the error. */
  besideError?: ReactNode;
}

/** A text field of the contact form, with several lines if the table says so. */
export function TextBox({ name, help, text, onType, onLeave, besideError }: TextBoxProps) {
  const [field] = useField<string>(name);
  const notes = { id: fieldId(name), error: useFieldError(name, text), help, besideError };
  const { required, input } = fieldOf(name);
  const { type = "text", rows, ...attributes } = input;
  const shared = { ...field, ...inputOf(notes), ...attributes, required };
  return (
    <Field {...notes} label={fieldLabel(name, text)}>
      {rows === undefined ? (
        // Phones would autocorrect names.
        <input
          {...shared}
          type={type}
          onBlur={(event) => {
            field.onBlur(event);
            onLeave?.();
          }}
          onChange={onType ? (event) => onType(event.target.value) : field.onChange}
          autoCorrect="off"
          spellCheck={false}
        />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
    </Field>
  );
}
