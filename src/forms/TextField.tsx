import { useField } from "formik";
import { type ChangeEvent, type ComponentProps, createElement, type FocusEvent } from "react";
import { Field, type FieldProps, inputOf } from "./Field";
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

interface TextFieldProps extends FormFieldProps {
  input: Omit<ComponentProps<"input">, "name" | "value" | "ref">;
  /** With several lines. */
  rows?: number | undefined;
  /** Handles the typed text; without it, the form stores the text as is. */
  onType?: ((typed: string) => void) | undefined;
  /** Runs when the visitor leaves the field. */
  onLeave?: (() => void) | undefined;
}

/** A text as typed: a name, a percentage, a message. */
export function TextField({ input, rows, onType, onLeave, ...field }: TextFieldProps) {
  const [bound] = useField<string>(field.name);
  const { notes, input: shared } = useNotes(field);
  const box = {
    ...bound,
    ...shared,
    ...input,
    rows,
    onBlur: (event: FocusEvent) => {
      bound.onBlur(event);
      onLeave?.();
    },
    onChange: onType ? ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value) : bound.onChange,
  };
  return <Field {...notes}>{createElement(rows === undefined ? "input" : "textarea", box)}</Field>;
}
