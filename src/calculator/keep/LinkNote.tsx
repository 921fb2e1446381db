import type { DecodedDeal } from "../shareLink";
import { useWords } from "../words";
import * as styles from "../calculator.module.css";

interface LinkNoteProps {
  /** What the page's address held, when it held anything. */
  linked: DecodedDeal | undefined;
  calculated: boolean;
}

/** Says what became of a shared link; gone after the first calculation. */
export function LinkNote({ linked, calculated }: LinkNoteProps) {
  const { text } = useWords();
  if (!linked || calculated) return null;
  const { loaded, newer, broken } = text.share;
  const problem = !linked.ok && (linked.problem === "version" ? newer : broken);
  return <p className={styles.linkNote}>{problem || loaded}</p>;
}
