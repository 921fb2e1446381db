import { ChevronDown, X } from "lucide";
import type { HTMLAttributes } from "react";
import { Icon } from "../../../components/Icon";
import * as styles from "./CountryPicker.module.css";

const ICONS = {
  open: { drawing: ChevronDown, size: 24 },
  clear: { drawing: X, size: 20 },
} as const;

interface PickerButtonProps extends HTMLAttributes<HTMLButtonElement> {
  does: keyof typeof ICONS;
  label: string;
}

/** Opens a country list or clears its field; keyboard users do both in the field itself. */
export function PickerButton({ does, label, ...button }: PickerButtonProps) {
  return (
    <button {...button} type="button" className={styles[does]} aria-label={label} title={label}>
      <Icon {...ICONS[does]} />
    </button>
  );
}
