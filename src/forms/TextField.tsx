import { useField } from "formik";
import { type ChangeEvent, type ComponentProps, createElement, type FocusEvent } from "react";
import { Field } from "./Field";
import { type FormFieldProps, useNotes } from "./useNotes";

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
