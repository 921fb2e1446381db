import { useText } from "../content/pageWords";
import * as styles from "./SampleChip.module.css";

/** Marks what is not real yet: an entry with `isSample`. */
export function SampleChip() {
  return <span className={styles.chip}>{useText("common").sample}</span>;
}
