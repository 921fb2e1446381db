import type { ComponentProps } from "react";
import * as styles from "./Fold.module.css";

interface FoldProps extends Pick<ComponentProps<"details">, "children" | "open" | "onToggle"> {
  title: string;
  /** The question it answers, or what it holds. */
  answer: string;
}

/** A collapsible part. */
export function Fold({ title, answer, children, ...details }: FoldProps) {
  return (
    <details className={styles.fold} {...details}>
      <summary>
        <h4>{title}</h4>
        <span>{answer}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
