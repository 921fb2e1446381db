import { formatFormula } from "../../words/formatFormula";
import type { FormulaName } from "../../model/formulas";
import type { DealAnalysis } from "../../model/analyseDeal";
import { useWords } from "../../words/words";
import * as styles from "./tables.module.css";

interface LineNameProps {
  name: string;
  how: string;
  /** The formulas that the line opens to; a line of the zero state has none. */
  formulas: FormulaName[];
  analysis?: DealAnalysis;
}

/** The name of a line, which opens to how its amount came about. */
export function LineName({ name, how, formulas, analysis }: LineNameProps) {
  const { text, language } = useWords();
  return (
    <details className={styles.line}>
      <summary>{name}</summary>
      <p>{how}</p>
      {analysis &&
        formulas.map((formula) => (
          <p key={formula} className={styles.formula}>
            {formatFormula(analysis.formulas[formula], text.count, language)}
          </p>
        ))}
    </details>
  );
}
