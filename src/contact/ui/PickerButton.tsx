import type { HTMLAttributes } from "react";
import * as styles from "./CountryPicker.module.css";

const PATHS = {
  open: "m7 10 5 5 5-5Z",
  clear: "M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12Z",
} as const;

interface PickerButtonProps extends HTMLAttributes<HTMLButtonElement> {
  does: keyof typeof PATHS;
  label: string;
}

/** Opens a country list or clears its field; keyboard users do both in the field itself. */
export function PickerButton({ does, label, ...button }: PickerButtonProps) {
  return (
    <button {...button} type="button" className={styles[does]} aria-label={label} title={label}>
      <svg width={24} height={24} viewBox="0 0 24 24" fill="currentcolor" aria-hidden="true">
        <path d={PATHS[does]} />
      </svg>
    </button>
  );
}
