import type { ReactNode } from "react";
import { PhoneFold } from "./PhoneFold";
import * as styles from "./FooterColumn.module.css";

/** A titled footer list, folded on small screens. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <PhoneFold title={title} />
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
