import * as styles from "./Wordmark.module.css";

/** The brand's name with the divider before its last letter, where the house flips. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={styles.wordmark}>
      {brand.slice(0, -1)}
      <span className={styles.last}>{brand.slice(-1)}</span>
    </span>
  );
}
