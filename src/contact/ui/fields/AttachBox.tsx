import * as styles from "../ContactForm.module.css";

interface AttachBoxProps {
  label: string;
  attached: boolean;
  onChange: (attached: boolean) => void;
}

/** Unchecked until the visitor wants to attach the analysis to the request. */
export function AttachBox({ label, attached, onChange }: AttachBoxProps) {
  return (
    <label className={styles.attach}>
      <input type="checkbox" checked={attached} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
