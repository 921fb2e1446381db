import type { ChangeEvent, ComponentType } from "react";
import { fieldOf, shownFields, type FieldName, CONTACT_FIELDS, INTENTS } from "../fields/contactFields";
import { CountryFields } from "./country/CountryFields";
import { EmailField } from "./fields/EmailField";
import type { FormFieldsProps } from "./contactFormProps";
import { TextBox, fieldLabel } from "./fields/TextBox";
import * as styles from "./ContactForm.module.css";
import { useField } from "formik";
import { Field, inputOf } from "../../components/Field";
import { fieldId } from "./fields/fieldId";
import { useFieldError } from "./fields/useFieldError";

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
  phoneExtension: null,
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

/** What the visitor wants to do, as a native select, which also works without scripts. */
function IntentField({ text, intents, intent, leaveDoor }: FormFieldsProps) {
  const [field] = useField<string>("intent");
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    if (event.target.value === "") leaveDoor();
    field.onChange(event);
  };
  const notes = { id: fieldId("intent"), error: useFieldError("intent", text) };
  return (
    <Field {...notes} label={fieldLabel("intent", text)}>
      <select {...field} value={intent} onChange={choose} {...inputOf(notes)} {...CONTACT_FIELDS.intent.input}>
        {!intents && <option value="">{text.intents.none}</option>}
        {(intents ?? INTENTS).map((one) => (
          <option key={one} value={one}>
            {text.intents[one]}
          </option>
        ))}
      </select>
    </Field>
  );
}
