import * as styles from "./SmallScreenFold.module.css";

/**
 * Folds the element after it on small screens; on wide ones, that element always shows. It is not inside: CSS cannot
 * open a <details> in every browser.
 */
export function SmallScreenFold({ title }: { title: string }) {
  return (
    <details className={styles.fold}>
      <summary className="unfolds">{title}</summary>
    </details>
  );
}
