import * as styles from "./SectionLabel.module.css";

/** The short line above a title that says where on the site one is. */
export function SectionLabel({ children }: { children: string }) {
  return <p className={styles.label}>{children}</p>;
}
