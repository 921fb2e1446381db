import { useEffect, useState } from "react";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts";
import type { CalculatorProps } from "./calculatorProps";
import { loadCalculator } from "./loadCalculator";
import * as styles from "./calculator.module.css";

interface LazyCalculatorProps extends Omit<CalculatorProps, "text" | "content"> {
  /** What the page says before the calculator has brought its own words. */
  text: Texts["home"]["calculator"];
}

/** The calculator's section. The calculator itself, its words and its content load when the section is shown. */
export function LazyCalculator({ text, ...props }: LazyCalculatorProps) {
  const { language } = props;
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadCalculator>>>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const failed = failedAttempt === attempt;

  useEffect(() => {
    let left = false;
    loadCalculator(language).then(
      (calculator) => !left && setLoaded(calculator),
      () => !left && setFailedAttempt(attempt),
    );
    return () => {
      left = true;
    };
  }, [attempt, language]);

  return (
    <Section id="calculator" label={text.label} title={text.title} lead={text.lead}>
      {loaded ? (
        <>
          <p className={styles.notice}>{loaded.text.notice}</p>
          <loaded.Calculator {...props} text={loaded.text} content={loaded.content} />
        </>
      ) : (
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
