import type { ReactNode } from "react";
import * as styles from "./FooterColumn.module.css";

/**
 * A titled list of the footer: it folds on small screens and always stands open on wide ones. It stands beside its fold,
 * not in it: no style opens a fold in every browser.
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
