import { useMemo, useRef } from "react";
import { InteractiveTheme } from "../theme/InteractiveTheme";
import { AssumptionsTable } from "./ui/assumptions/AssumptionsTable";
import type { CalculatorProps } from "./calculatorProps";
import { DonePopup } from "./ui/DonePopup";
import { DealForm } from "./ui/form/DealForm";
import { DealReport } from "./share/DealReport";
import { LinkNote } from "./share/LinkNote";
import { SavedDeals } from "./share/SavedDeals";
import { ShareDeal } from "./share/ShareDeal";
import { Results } from "./ui/results/Results";
import type { SharedDeal } from "./share/shareLink";
import { useCalculator } from "./state/useCalculator";
import { usePrinting } from "./state/usePrinting";
import { WordsContext } from "./words/words";
import * as styles from "./calculator.module.css";

/** The calculator: inputs on the left, results on the right, assumptions below. Root of its chunk. */
export function Calculator(props: CalculatorProps) {
  const { text, language, company, requestUrl } = props;
  const state = useCalculator(props);
  const { analysis, shared, content, companyContent, changed, closingDay, finished, stale, cleared } = state;
  const words = useMemo(() => ({ text, language }), [text, language]);
  const [printing, print] = usePrinting();
  const formTitle = useRef<HTMLHeadingElement>(null);

  const openAgain = (deal: SharedDeal) => {
    state.open(deal);
    // The button that had the focus goes with its note.
    formTitle.current?.focus({ preventScroll: true });
  };

  return (
    <InteractiveTheme>
      <WordsContext.Provider value={words}>
        <LinkNote state={state} onOpen={openAgain} />
        <div className={styles.bench}>
          <div className={styles.inputs}>
            <h3 ref={formTitle} tabIndex={-1} className={styles.formTitle}>
              {text.form.title}
            </h3>
            <DealForm state={state} />
          </div>
          <div className={styles.outcome}>
            <Results {...{ analysis, content, changed, finished, closingDay, stale, cleared }} />
            {shared && (
              <ShareDeal deal={shared} stale={stale} company={company} requestUrl={requestUrl} onPrint={print} />
            )}
            <SavedDeals shared={shared} companyContent={companyContent} open={state.open} />
          </div>
        </div>
        <AssumptionsTable
          companyContent={companyContent}
          changedRates={state.changedRates}
          setChangedRates={state.setChangedRates}
          finished={finished}
        />
        {/* A popup of its own for each calculation: it comes anew, and stays its whole time. */}
        <DonePopup key={finished} open={state.popupOpen} onClose={state.closePopup} />
        {printing && analysis && shared && <DealReport {...{ analysis, content, changed, deal: shared }} />}
      </WordsContext.Provider>
    </InteractiveTheme>
  );
}
