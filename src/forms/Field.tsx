import type { ReactNode } from "react";
import * as styles from "./Field.module.css";

export interface FieldNotes {
  id: string;
  /** What is wrong with the value. */
  error?: string | undefined;
  /** Shown below the field while nothing is wrong. */
  help?: ReactNode;
}

export interface FieldProps extends FieldNotes {
  label: string;
  /** The unit, before or after the value. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Follows the error. */
  besideError?: ReactNode;
}

/** Class and ARIA attributes of a field's input. */
export const inputOf = ({ id, error, help }: FieldNotes) => ({
  id,
  className: styles.input,
  "aria-invalid": error !== undefined,
  "aria-describedby": (error ?? help) ? `${id}-note` : undefined,
});

/**
 * A field with its label above, its unit beside the value, and its error or help below. Labels are never inside: they
 * wrap and grow with the text.
 */
export function Field({
  id,
  label,
  error,
  help,
  besideError,
  children,
  ...units
}: FieldProps & { children: ReactNode }) {
  const note = error ?? help;
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Box {...units}>{children}</Box>
      {note && (
        <p
          id={`${id}-note`}
          className={error === undefined ? styles.note : `${styles.note} ${styles.mistake}`}
          aria-live="polite"
        >
          {note}
          {error !== undefined && besideError}
        </p>
      )}
    </div>
  );
}

/** An input with its unit, if it has one. */
export function Box({ prefix, suffix, children }: Pick<FieldProps, "prefix" | "suffix"> & { children: ReactNode }) {
  if (!prefix && !suffix) return <>{children}</>;
  return (
    <div className={styles.box}>
      {prefix && <span aria-hidden="true">{prefix}</span>}
      {children}
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </div>
  );
}
