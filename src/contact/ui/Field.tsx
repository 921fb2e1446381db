import type { ReactNode } from "react";
import * as styles from "./field.module.css";

export interface FieldNotes {
  id: string;
  /** What is wrong with the field. */
  error?: string;
  /** Stands below the field as long as nothing is wrong. */
  help?: string;
}

const noteId = (id: string) => `${id}-note`;

/** The look of a field's input, and what it says of the words below it. */
export const inputOf = ({ id, error, help }: FieldNotes) => ({
  id,
  className: styles.input,
  "aria-invalid": error !== undefined,
  "aria-describedby": (error ?? help) ? noteId(id) : undefined,
});

/** A field: its label above and its mistake or help below. Labels never stand inside: they wrap, and grow with the text size. */
export function Field({ id, label, error, help, children }: FieldNotes & { label: string; children: ReactNode }) {
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
        </p>
      )}
    </div>
  );
}
