import { useField } from "formik";
import type { ComponentProps } from "react";
import { Field } from "./Field";
import { type FormFieldProps, useNotes } from "./useNotes";

interface SelectFieldProps
  extends
    FormFieldProps,
    Pick<ComponentProps<"select">, "value" | "required" | "aria-required" | "autoComplete" | "onChange"> {
  options: readonly { value: string; label: string }[];
  /** Stands before the options, while nothing is chosen. */
  none?: string | undefined;
}

/** A choice, as a native select, which also works without scripts. */
export function SelectField({ options, none, value, required, autoComplete, onChange, ...field }: SelectFieldProps) {
  const [bound] = useField<string>(field.name);
  const { notes, input } = useNotes(field);
  return (
    <Field {...notes}>
      <select
        {...bound}
        {...input}
        {...{ required, autoComplete }}
        aria-required={field["aria-required"]}
        value={value ?? bound.value}
        onChange={onChange ?? bound.onChange}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
