import type { ContactFormProps } from "../contactFormProps";

export interface FormFieldsProps extends Pick<
  ContactFormProps,
  "text" | "countries" | "language" | "switched" | "contact" | "intents"
> {
  /** The form's initial dial code. */
  restoredCode: string;
}
