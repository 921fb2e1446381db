import type { ReactNode } from "react";
import { Fold } from "./Fold";
import * as styles from "./FooterColumn.module.css";

/** A titled footer list, folded on small screens. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <Fold title={title} />
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
