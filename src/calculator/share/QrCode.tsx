import type { qrPath } from "./qrPath";
import * as styles from "./report.module.css";

/** Squares of white around the code, which readers need. */
const QUIET = 4;

/** A link as a QR code, for paper. */
export function QrCode({ path, size, label }: ReturnType<typeof qrPath> & { label: string }) {
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    <svg className={styles.code} viewBox={box} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} fill="black" />
    </svg>
  );
}
