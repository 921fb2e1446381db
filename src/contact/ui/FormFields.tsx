import type { ChangeEvent, ComponentType } from "react";
import { fieldOf, shownFields, type FieldName, CONTACT_FIELDS, INTENTS } from "../fields/contactFields";
import { CountryFields } from "./country/CountryFields";
import { EmailField } from "./fields/EmailField";
import type { FormFieldsProps } from "./contactFormProps";
import { ContactText, fieldLabel } from "./fields/ContactText";
import * as styles from "./ContactForm.module.css";
import { useField } from "formik";
import { SelectField } from "../../forms/SelectField";

/** Renders each field; null if rendered together with the previous one. */
const INPUTS = {
  firstName: ({ text }) => (
    <div className={styles.names}>
      <ContactText name="firstName" text={text} />
      <ContactText name="lastName" text={text} />
    </div>
  ),
  lastName: null,
  email: EmailField,
  phoneCode: CountryFields,
  phoneNumber: null,
  phoneExtension: null,
  country: null,
  intent: IntentField,
  message: ({ text }) => <ContactText name="message" text={text} help={text.messageHelp} />,
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

interface AttachBoxProps {
  label: string;
  attached: boolean;
  onChange: (attached: boolean) => void;
}

/** Unchecked until the visitor wants to attach the analysis to the request. */
export function AttachBox({ label, attached, onChange }: AttachBoxProps) {
  return (
    <label className={styles.attach}>
      <input type="checkbox" checked={attached} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** What the visitor wants to do. */
function IntentField({ text, intents, intent, leaveDoor }: FormFieldsProps) {
  const [field] = useField<string>("intent");
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    if (event.target.value === "") leaveDoor();
    field.onChange(event);
  };
  return (
    <SelectField
      name="intent"
      label={fieldLabel("intent", text)}
      value={intent}
      onChange={choose}
      none={intents ? undefined : text.intents.none}
      options={(intents ?? INTENTS).map((value) => ({ value, label: text.intents[value] }))}
      {...CONTACT_FIELDS.intent.input}
    />
  );
}
