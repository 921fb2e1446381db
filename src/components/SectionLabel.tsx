import * as styles from "./SectionLabel.module.css";

/** The short line over a title that says where one is. */
export function SectionLabel({ children }: { children: string }) {
  return <p className={styles.label}>{children}</p>;
}
