import { useEffect, useState } from "react";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts";
import type { CalculatorProps } from "./calculatorProps";
import { loadCalculator, type CalculatorPart } from "./loadCalculator";
import * as styles from "./calculator.module.css";

interface LazyCalculatorProps extends Omit<CalculatorProps, "text" | "content" | "projects"> {
  /** Shown until the calculator has loaded its own texts. */
  text: Texts["home"]["calculator"];
  part?: CalculatorPart;
}

/** The section of the calculator or of a report. Its code and texts load when the section is shown. */
export function LazyCalculator({ text, part = "calculator", ...props }: LazyCalculatorProps) {
  const { language } = props;
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadCalculator>>>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const opening = part === "report" ? text.report : text;
  const failed = failedAttempt === attempt;

  useEffect(() => {
    let left = false;
    loadCalculator(language, part).then(
      (calculator) => !left && setLoaded(calculator),
      () => !left && setFailedAttempt(attempt),
    );
    return () => {
      left = true;
    };
  }, [attempt, language, part]);

  return (
    <Section id="calculator" label={text.label} title={opening.title} lead={opening.lead}>
      {loaded ? (
        <>
          <p className={styles.notice}>{loaded.text.notice}</p>
          <loaded.Part {...props} text={loaded.text} content={loaded.content} projects={loaded.projects} />
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
