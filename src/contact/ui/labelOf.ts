import type { ContactFormText } from "../../content/texts/contactForm";
import { FIELDS, type FieldName } from "../fields/contactFields";

/** A field's label; it says where a field may stay empty. */
export const labelOf = (name: FieldName, text: ContactFormText): string =>
  FIELDS[name].required ? text[name] : `${text[name]} ${text.optional}`;
