import type { ReactNode } from "react";
import * as styles from "./fold.module.css";

/** A collapsible part: its title and the question it answers. */
export function Fold({ title, answer, children }: { title: string; answer: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        <h4>{title}</h4>
        <span>{answer}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
