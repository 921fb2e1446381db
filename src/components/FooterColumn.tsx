import type { ReactNode } from "react";
import * as styles from "./FooterColumn.module.css";

/**
 * A titled footer list: collapsible on small screens and always open on wide ones. The list is next to its <details>,
 * not inside: CSS cannot open a <details> in every browser.
 */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.fold}>
        <summary>{title}</summary>
      </details>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
