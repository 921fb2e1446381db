import * as styles from "./contactForm.module.css";

interface AttachBoxProps {
  label: string;
  attached: boolean;
  onChange: (attached: boolean) => void;
}

/** Unticked until the visitor wants the analysis to travel with the request. */
export function AttachBox({ label, attached, onChange }: AttachBoxProps) {
  return (
    <label className={styles.attach}>
      <input type="checkbox" checked={attached} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
