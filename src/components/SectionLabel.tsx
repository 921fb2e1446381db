import * as styles from "./SectionLabel.module.css";

/** The short line above a title that tells visitors where on the site they are. */
export function SectionLabel({ children }: { children: string }) {
  return <p className={`withIcon ${styles.label}`}>{children}</p>;
}
