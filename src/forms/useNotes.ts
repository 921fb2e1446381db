import { type FieldProps, inputOf } from "./Field";
import { fieldId } from "./fieldId";
import { useFormSettings } from "./FormProvider";
import { useFieldError } from "./useFieldError";

/** A field bound to a form's value: `ownLines[0].amount` is one too. */
export interface FormFieldProps extends Omit<FieldProps, "id" | "error"> {
  name: string;
  /** What it is called where the same label stands several times. */
  fullLabel?: string;
}

type ErrorWords = string | undefined;

/**
 * The notes of a form's field, and the attributes of its input.
 * @param errorOf what is said in place of the field's error
 */
export function useNotes({ name, fullLabel, ...field }: FormFieldProps, errorOf = (error: ErrorWords) => error) {
  const { form } = useFormSettings();
  const notes = { ...field, id: fieldId(form, name), error: errorOf(useFieldError(name)) };
  return { notes, input: { ...inputOf(notes), name, "aria-label": fullLabel } };
}
