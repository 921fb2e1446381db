import type { ReactNode } from "react";
import type { ContactFormText } from "../../../content/texts/texts";
import { TextField } from "../../../forms/TextField";
import { fieldOf, type FieldName, CONTACT_FIELDS } from "../../fields/contactFields";

/** A field's label, which says so if the field is optional. */
export const fieldLabel = (name: FieldName, text: ContactFormText): string =>
  CONTACT_FIELDS[name].required ? text[name] : `${text[name]} ${text.optional}`;

interface ContactTextProps {
  name: FieldName;
  text: ContactFormText;
  help?: string;
  besideError?: ReactNode;
  onType?: (typed: string) => void;
  onLeave?: () => void;
}

/** A text field of the contact form, as the table describes it. */
export function ContactText({ name, text, ...field }: ContactTextProps) {
  const { required, input } = fieldOf(name);
  const { rows, type = "text", ...attributes } = input;
  // Phones would autocorrect names.
  const asTyped = rows === undefined && { type, autoCorrect: "off", spellCheck: false };
  return (
    <TextField
      {...{ name, rows, ...field }}
      label={fieldLabel(name, text)}
      input={{ ...attributes, ...asTyped, required }}
    />
  );
}
