import type { ReactNode } from "react";
import * as styles from "../../../components/Field.module.css";

export interface FieldNotes {
  id: string;
  /** The field's error. */
  error?: string;
  /** Shown below the field while there is no error. */
  help?: string;
  /** Follows the error. */
  besideError?: ReactNode;
}

const noteId = (id: string) => `${id}-note`;

/** Class and ARIA attributes of a field's input. */
export const inputOf = ({ id, error, help }: FieldNotes) => ({
  id,
  className: styles.input,
  "aria-invalid": error !== undefined,
  "aria-describedby": (error ?? help) ? noteId(id) : undefined,
});

/**
 * A field with its label above and its error or help below. Labels are never inside: they wrap and grow with the text.
 */
export function Field({
  id,
  label,
  error,
  help,
  besideError,
  children,
}: FieldNotes & { label: string; children: ReactNode }) {
  const note = error ?? help;
  return (
    <div data-field>
      <label id={`${id}-label`} className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {note && (
        <p id={noteId(id)} className={error === undefined ? styles.note : `${styles.note} ${styles.mistake}`}>
          {note}
          {error !== undefined && besideError}
        </p>
      )}
    </div>
  );
}
