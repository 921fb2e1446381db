import { useMemo } from "react";
import { InteractiveTheme } from "../theme/InteractiveTheme";
import type { CalculatorProps } from "./calculatorProps";
import { DealReport } from "./share/DealReport";
import { LinkNote } from "./share/LinkNote";
import { SavedDeals } from "./share/SavedDeals";
import { ShareDeal } from "./share/ShareDeal";
import { useCalculator } from "./state/useCalculator";
import { usePrinting } from "./state/usePrinting";
import { AssumptionsTable } from "./ui/assumptions/AssumptionsTable";
import { DonePopup } from "./ui/DonePopup";
import { DealForm } from "./ui/form/DealForm";
import { RealDeals } from "./ui/form/RealDeals";
import { Results } from "./ui/results/Results";
import { WordsContext } from "./words/words";
import * as styles from "./calculator.module.css";

/** The calculator: inputs on the left, results on the right, assumptions below. The root of its chunk. */
export function Calculator(props: CalculatorProps) {
  const { text, language, company, requestUrl, projects = [] } = props;
  const state = useCalculator(props);
  const { analysis, shared, content, companyContent, presentContent, changed, finished, stale } = state;
  const { closingDay, cleared, label, setLabel } = state;
  const words = useMemo(() => ({ text, language }), [text, language]);
  const printing = usePrinting(analysis !== undefined);
  return (
    <InteractiveTheme>
      <WordsContext.Provider value={words}>
        <LinkNote state={state} onOpen={state.open} />
        <div className={styles.bench} data-empty={analysis ? undefined : ""}>
          <div className={styles.inputs}>
            <h3 className={styles.formTitle}>{text.form.title}</h3>
            {projects.length > 0 && <RealDeals {...{ projects, presentContent }} open={state.open} />}
            <DealForm state={state} />
          </div>
          <div className={styles.outcome}>
            <Results
              {...{ analysis, content, companyContent, presentContent, changed }}
              {...{ finished, closingDay, stale, cleared }}
              ratesDay={shared?.ratesOfDay.day}
            />
            {shared && <ShareDeal deal={shared} {...{ label, setLabel, stale, company, requestUrl }} />}
            <SavedDeals shared={shared} presentContent={presentContent} open={state.open} />
          </div>
        </div>
        <AssumptionsTable
          companyContent={companyContent}
          changedRates={state.changedRates}
          setChangedRates={state.setChangedRates}
          resetRates={state.resetRates}
          finished={finished}
        />
        {/* A new popup for each calculation, so that it reappears and stays for its full duration. */}
        <DonePopup key={finished} open={state.popupOpen} onClose={state.closePopup} />
        {printing && analysis && shared && <DealReport {...{ analysis, content, changed, deal: shared }} />}
      </WordsContext.Provider>
    </InteractiveTheme>
  );
}
