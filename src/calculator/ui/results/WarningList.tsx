import type { DealWarning } from "../../model/dealWarnings";
import { useWords } from "../../words/words";
import { warningWords } from "../../words/resultWords";
import * as styles from "./results.module.css";

/** What a careful partner would point out; it never stops the calculation. */
export function WarningList({ warnings }: { warnings: DealWarning[] }) {
  const words = useWords();
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <h4>{words.text.warnings.title}</h4>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.kind}>{warningWords(warning, words)}</li>
        ))}
      </ul>
    </div>
  );
}
