import * as styles from "./Wordmark.module.css";

interface WordmarkProps {
  brand: string;
  /** Decorative: the letters are CSS content, hidden from assistive technology. */
  decorative?: boolean;
}

/** The brand name, with the divider before its last letter, where the house flips. */
export function Wordmark({ brand, decorative = false }: WordmarkProps) {
  const [start, end] = [brand.slice(0, -1), brand.slice(-1)];
  if (decorative) {
    return (
      <span className={`${styles.wordmark} ${styles.decorative}`} data-letters={start} aria-hidden>
        <span className={styles.last} data-letters={end} />
      </span>
    );
  }
  return (
    <span className={styles.wordmark}>
      {start}
      <span className={styles.last}>{end}</span>
    </span>
  );
}
