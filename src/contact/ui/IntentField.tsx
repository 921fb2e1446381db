import { useField } from "formik";
import type { ContactFormText } from "../../content/texts/contactForm";
import { Field } from "../../theme/Field";
import { FIELDS, INTENTS } from "../fields/contactFields";
import { fieldId } from "./fieldId";
import { labelOf } from "./labelOf";
import { useFieldError } from "./useFieldError";

// MUI's types know no browser's list as an input.
const SELECT = "select" as string as "textarea";

/** What the visitor wants to do, as the browser's own list: it works without scripts, too. */
export function IntentField({ text }: { text: ContactFormText }) {
  const [field] = useField<string>("intent");
  return (
    <Field
      {...field}
      id={fieldId("intent")}
      label={labelOf("intent", text)}
      error={useFieldError("intent", text)}
      inputComponent={SELECT}
      input={{
        ...FIELDS.intent.input,
        type: undefined,
        required: false,
        children: (
          <>
            <option value="">{text.intents.none}</option>
            {INTENTS.map((intent) => (
              <option key={intent} value={intent}>
                {text.intents[intent]}
              </option>
            ))}
          </>
        ),
      }}
    />
  );
}
