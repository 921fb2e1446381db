import { useFormikContext } from "formik";
import type { ContactFormText } from "../../../content/texts/texts";
import type { ContactValues } from "../../fields/contactFields";
import { useStableWhilePressed } from "../../../platform/useStableWhilePressed";
import { errorMessage, type ContactErrors } from "../../fields/errorMessage";

/** What the server rejected, kept as the form's status: it applies to a field until that field changes. */
export interface RejectedValues {
  values: ContactValues;
  errors: ContactErrors;
}

/** Answers the message key of a field's current error, touched or not. */
export function useMistakes(): (name: keyof ContactValues) => string | undefined {
  const { errors, values, status } = useFormikContext<ContactValues>();
  const rejected: RejectedValues | undefined = status;
  const byServer = (name: keyof ContactValues) =>
    rejected?.values[name] === values[name] ? rejected.errors[name] : undefined;
  return (name) => errors[name] ?? byServer(name);
}

/** The error message of a touched field; it neither comes nor goes while a button is pressed. */
export function useFieldError(name: keyof ContactValues, text: ContactFormText): string | undefined {
  const { touched } = useFormikContext<ContactValues>();
  const key = useMistakes()(name);
  return useStableWhilePressed(touched[name] && key ? errorMessage(key, name, text) : undefined);
}
