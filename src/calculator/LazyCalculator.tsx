import { useEffect, useState, type ComponentType } from "react";
import { Section } from "../components/Section";
import type { CalculatorProps } from "./calculatorProps";
import * as styles from "./calculator.module.css";

/** The calculator's section. The calculator itself is a chunk of its own, loaded when the section is shown. */
export function LazyCalculator(props: CalculatorProps) {
  const { text } = props;
  const [Loaded, setLoaded] = useState<ComponentType<CalculatorProps>>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const failed = failedAttempt === attempt;

  useEffect(() => {
    let left = false;
    import("./Calculator").then(
      ({ Calculator }) => !left && setLoaded(() => Calculator),
      () => !left && setFailedAttempt(attempt),
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  return (
    <Section id="calculator" label={text.label} title={text.title} lead={text.lead}>
      <p className={styles.notice}>{text.notice}</p>
      {Loaded && <Loaded {...props} />}
      {!Loaded && (
        <div className={styles.waiting} role="status">
          <p>{failed ? text.loadFailed : text.loading}</p>
          {failed && (
            <button type="button" className={styles.plainButton} onClick={() => setAttempt(attempt + 1)}>
              {text.retry}
            </button>
          )}
        </div>
      )}
    </Section>
  );
}
