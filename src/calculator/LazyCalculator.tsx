import { useEffect, useState } from "react";
import { Section } from "../components/Section";
import { calculatorAddress, loadOnDemand } from "../content/onDemandData";
import type { Texts } from "../content/texts/texts";
import type { Language } from "../i18n/languages";
import type { CalculatorProps } from "./calculatorProps";
import * as styles from "./Calculator.module.css";
import { Button } from "./ui/Button";

/** The calculator itself, and the report for visitors who follow a shared link. */
const PARTS = {
  calculator: () => import("./Calculator").then(({ Calculator }) => Calculator),
  report: () => import("./share/SharedReport").then(({ SharedReport }) => SharedReport),
};

type CalculatorPart = keyof typeof PARTS;

/** Loads a part of the calculator with its texts and content; later calls are instant. */
async function loadCalculator(language: Language, part: CalculatorPart = "calculator") {
  const [Part, data] = await Promise.all([
    PARTS[part](),
    loadOnDemand<Pick<CalculatorProps, "text" | "content" | "projects">>(calculatorAddress(language)),
  ]);
  return { Part, ...data };
}

/**
 * Preloads the calculator on first focus inside the form in element `placeId`, so that nobody waits after sending it.
 */
export function usePreparedCalculator(placeId: string, language: Language): void {
  useEffect(() => {
    const stop = () => document.removeEventListener("focusin", prepare);
    const prepare = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest(`#${placeId} form`))) return;
      stop();
      // On failure, the calculator's own section shows the error and retries.
      loadCalculator(language).catch(() => undefined);
    };
    document.addEventListener("focusin", prepare);
    return stop;
  }, [placeId, language]);
}

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
        <loaded.Part {...props} text={loaded.text} content={loaded.content} projects={loaded.projects} />
      ) : (
        <div className={styles.waiting} role="status">
          <p>{failed ? text.loadFailed : text.loading}</p>
          {failed && <Button onClick={() => setAttempt(attempt + 1)}>{text.retry}</Button>}
        </div>
      )}
    </Section>
  );
}
