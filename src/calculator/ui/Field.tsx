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
}

/** Attributes of a field's input. */
export const inputOf = ({ id, error, help }: FieldNotes) => ({
  id,
  "aria-invalid": error !== undefined,
  "aria-describedby": (error ?? help) ? `${id}-note` : undefined,
  autoComplete: "off",
});

/** The calculator's field: its label above, its unit beside the value, and its error or help below. */
export function Field({ id, label, error, help, prefix, suffix, children }: FieldProps & { children: ReactNode }) {
  const note = error ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Box {...{ prefix, suffix }}>{children}</Box>
      {note && (
        <p id={`${id}-note`} className={error === undefined ? undefined : styles.wrong} aria-live="polite">
          {note}
        </p>
      )}
    </div>
  );
}

/** The frame of an input with its unit. */
export const Box = ({ prefix, suffix, children }: Pick<FieldProps, "prefix" | "suffix"> & { children: ReactNode }) => (
  <div className={styles.box}>
    {prefix && <span aria-hidden="true">{prefix}</span>}
    {children}
    {suffix && <span aria-hidden="true">{suffix}</span>}
  </div>
);
