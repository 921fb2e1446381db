import { useField } from "formik";
import type { ContactFormText } from "../../../content/texts/contactForm";
import { CONTACT_FIELDS, INTENTS, type Intent } from "../../fields/contactFields";
import { Field, inputOf } from "./Field";
import { fieldId } from "./fieldId";
import { fieldLabel } from "./fieldLabel";
import { useFieldError } from "./useFieldError";

/** What the visitor wants to do, as a native select, which also works without scripts. */
export function IntentField({ text, intents }: { text: ContactFormText; intents?: readonly Intent[] }) {
  const [field] = useField<string>("intent");
  const notes = { id: fieldId("intent"), error: useFieldError("intent", text) };
  return (
    <Field {...notes} label={fieldLabel("intent", text)}>
      <select {...field} {...inputOf(notes)} {...CONTACT_FIELDS.intent.input}>
        {!intents && <option value="">{text.intents.none}</option>}
        {(intents ?? INTENTS).map((intent) => (
          <option key={intent} value={intent}>
            {text.intents[intent]}
          </option>
        ))}
      </select>
    </Field>
  );
}
