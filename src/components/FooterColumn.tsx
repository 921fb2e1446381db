import type { ReactNode } from "react";
import * as styles from "./FooterColumn.module.css";

/** A titled list of the footer: it folds on small screens and always stands open on wide ones. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.fold} data-fold>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </div>
  );
}
