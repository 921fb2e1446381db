import { formatWhole } from "../i18n/format";
import * as styles from "./Counter.module.css";

interface CounterProps {
  prefix: string;
  value: number;
  suffix: string;
}

/** A large figure that src/browser/countUp.ts counts up; assistive technology reads the final figure. */
export function Counter({ prefix, value, suffix }: CounterProps) {
  return (
    <span className={styles.counter}>
      <span className="visuallyHidden">{`${prefix}${formatWhole(value)}${suffix}`}</span>
      <span aria-hidden>
        {prefix && <span className={styles.sign}>{prefix}</span>}
        <span data-count-to={value}>{formatWhole(value)}</span>
        {suffix && <span className={styles.sign}>{suffix}</span>}
      </span>
    </span>
  );
}
