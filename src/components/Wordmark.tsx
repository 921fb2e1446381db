import type { Company } from "./pageFrame";
import * as styles from "./Wordmark.module.css";

/** Longer names are set smaller, and may take several lines: the header of a phone holds any that the content may have. */
const SHORT = 10;

/** The company's logo, or else its name, with a line before the last letter if the company has one. */
export function Wordmark({
  company: { brand, brandBar, logo },
}: {
  company: Pick<Company, "brand" | "brandBar" | "logo">;
}) {
  if (logo) return <img className={styles.logo} src="/icons/logo.svg" alt={brand} />;
  return (
    <span className={brand.length > SHORT ? `${styles.wordmark} ${styles.long}` : styles.wordmark}>
      {brandBar ? brand.slice(0, -1) : brand}
      {brandBar && <span className={styles.last}>{brand.slice(-1)}</span>}
    </span>
  );
}
