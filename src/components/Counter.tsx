import { formatWhole } from "../i18n/format";
import * as styles from "./Counter.module.css";

interface CounterProps {
  prefix: string;
  value: number;
  suffix: string;
}

/** A large number that src/browser/countUp.ts animates; assistive technology reads the final number. */
export function Counter({ prefix, value, suffix }: CounterProps) {
  return (
    <span className={styles.counter}>
      <span className="visuallyHidden">{`${prefix}${formatWhole(value)}${suffix}`}</span>
      <span aria-hidden>
        {prefix && <span className={styles.sign}>{prefix}</span>}
        <span data-count-to={value}>{formatWhole(value)}</span>
        {suffix}
      </span>
    </span>
  );
}
