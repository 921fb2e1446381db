import { useMemo } from "react";
import type { CalculatorProps } from "./calculatorProps";
import { DealReport } from "./share/DealReport";
import { SavedDeals } from "./share/SavedDeals";
import { ShareDeal } from "./share/ShareDeal";
import { type CalculatorState, useCalculator } from "./state/useCalculator";
import { Button } from "./ui/Button";
import { AssumptionsTable } from "./ui/form/AssumptionsTable";
import { DealForm } from "./ui/form/DealForm";
import { RealDeals } from "./ui/form/RealDeals";
import { Results } from "./ui/results/Results";
import { fittingWords, useWords, WordsContext } from "./words/useWords";
import * as styles from "./Calculator.module.css";

const LINK_NOTE = `cluster ${styles.remark} ${styles.linkNote}`;

/** Says whether a shared link could be read, and restores its deal; disappears after the first calculation. */
function LinkNote({ state: { linked, linkChanged, finished, open } }: { state: CalculatorState }) {
  const { share, report } = useWords().text;
  if (!linked || finished > 0) return null;
  if (!linked.ok) return <p className={LINK_NOTE}>{linked.problem === "version" ? share.newer : share.broken}</p>;
  const lack = linked.hadAverageDraw && ` ${report.withoutAverageDraw}`;
  if (!linkChanged)
    return (
      <p className={LINK_NOTE}>
        {share.loaded}
        {lack}
      </p>
    );
  return (
    <p className={LINK_NOTE}>
      {share.changed}
      <Button variant="small" onClick={() => open(linked.deal)}>
        {share.openAgain}
      </Button>
    </p>
  );
}

/** The calculator: inputs on the left, results on the right, assumptions below. The root of its chunk. */
export function Calculator(props: CalculatorProps) {
  const { text, language, company, requestUrl, projects = [] } = props;
  const state = useCalculator(props);
  const { analysis, shared, content, companyContent, presentContent, changed, finished, stale } = state;
  const { closingDay, cleared, label, setLabel } = state;
  const isSold = analysis?.isSold;
  const words = useMemo(() => fittingWords({ text, language }, isSold), [text, language, isSold]);
  return (
    <WordsContext.Provider value={words}>
      <LinkNote state={state} />
      <div className={`stack ${styles.bench}`} data-empty={analysis ? undefined : ""}>
        <div className={styles.inputs}>
          <div className={`cluster ${styles.formHead}`}>
            <h3>{text.form.title}</h3>
            {projects.length > 0 && <RealDeals {...{ projects, presentContent }} open={state.open} />}
          </div>
          <DealForm state={state} />
        </div>
        <div className={`stack ${styles.outcome}`}>
          <p className={styles.notice}>{text.notice}</p>
          <Results
            {...{ analysis, content, companyContent, presentContent, changed }}
            {...{ finished, closingDay, cleared }}
            change={state.change}
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
      {analysis && shared && <DealReport {...{ analysis, content, companyContent, changed, deal: shared }} />}
    </WordsContext.Provider>
  );
}
