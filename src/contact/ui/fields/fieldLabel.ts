import type { ContactFormText } from "../../../content/texts/contactForm";
import { CONTACT_FIELDS, type FieldName } from "../../fields/contactFields";

/** A field's label, which says so if the field is optional. */
export const fieldLabel = (name: FieldName, text: ContactFormText): string =>
  CONTACT_FIELDS[name].required ? text[name] : `${text[name]} ${text.optional}`;
