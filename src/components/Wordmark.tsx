import * as styles from "./Wordmark.module.css";

/** Longer names are set smaller, and may take several lines: the header of a phone holds any that the content may have. */
const SHORT = 10;

/** The brand name, with the divider before its last letter, where the house flips. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={brand.length > SHORT ? `${styles.wordmark} ${styles.long}` : styles.wordmark}>
      {brand.slice(0, -1)}
      <span className={styles.last}>{brand.slice(-1)}</span>
    </span>
  );
}
