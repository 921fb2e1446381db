import type { ComponentType } from "react";
import { fieldOf, shownFields, type FieldName } from "../../fields/contactFields";
import { CountryFields } from "../country/CountryFields";
import { EmailField } from "./EmailField";
import type { FormFieldsProps } from "./formFieldsProps";
import { IntentField } from "./IntentField";
import { TextBox } from "./TextBox";
import * as styles from "../ContactForm.module.css";

/** Renders each field; null if rendered together with the previous one. */
const INPUTS = {
  firstName: ({ text }) => (
    <div className={styles.names}>
      <TextBox name="firstName" text={text} />
      <TextBox name="lastName" text={text} />
    </div>
  ),
  lastName: null,
  email: EmailField,
  phoneCode: CountryFields,
  phoneNumber: null,
  country: null,
  intent: IntentField,
  message: ({ text }) => <TextBox name="message" text={text} help={text.messageHelp} />,
} satisfies Record<FieldName, ComponentType<FormFieldsProps> | null>;

/** A note on which fields are required, and the form's fields in the table's order. */
export function FormFields(props: FormFieldsProps) {
  const { text, switched, intents } = props;
  const shown = shownFields(switched);
  return (
    <>
      <p className={styles.hint}>
        {shown.every((name) => fieldOf(name).required) ? text.allRequired : text.someRequired}
      </p>
      {shown.map((name) => {
        const Input: ComponentType<FormFieldsProps> | null = INPUTS[name];
        return Input && <Input key={name} {...props} />;
      })}
      {/* For a form sent without scripts. */}
      {!switched.intent && intents && <input type="hidden" name="intent" value={intents[0]} />}
    </>
  );
}
