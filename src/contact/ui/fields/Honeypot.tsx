import { forwardRef } from "react";
import * as styles from "../ContactForm.module.css";

/** An off-screen field that only bots fill in. */
export const Honeypot = forwardRef<HTMLInputElement, { label: string }>(function Honeypot({ label }, ref) {
  return (
    <div className={styles.offScreen} aria-hidden="true">
      <label>
        {label}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
});
