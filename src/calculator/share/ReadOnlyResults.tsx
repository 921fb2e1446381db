import { interpolate } from "../../content/interpolate";
import { ReadOnly } from "../ui/ReadOnly";
import { Entered } from "../ui/results/Entered";
import { KeyFigures } from "../ui/results/KeyFigures";
import { Outcome } from "../ui/results/Results";
import { VerdictText } from "../ui/results/VerdictText";
import { formatDay } from "../words/format";
import { assumptionWords } from "../words/rateWords";
import { useWords } from "../words/useWords";
import type { ReadReport } from "./readReport";
import * as results from "../ui/results/Results.module.css";
import * as styles from "./report.module.css";

/** The results opened, with what was entered and the assumptions of its day. */
export function ReadOnlyResults({ place, report: read }: { place: "link" | "paper"; report: ReadReport }) {
  const { deal, analysis, content, companyContent, changed } = read;
  const words = useWords();
  const { report } = words.text;
  const { closingDay = "", ratesOfDay } = deal;
  const ratesOf = interpolate(report.ratesOf, { day: formatDay(ratesOfDay.day, words.language) });
  // The rates of its day are all that a read-only analysis speaks of.
  const rates = { companyContent, presentContent: companyContent, changed };
  return (
    <ReadOnly.Provider value={place}>
      <div className={`stack ${results.results}`}>
        <VerdictText {...{ analysis, closingDay, cleared: false, ...rates }} />
        <KeyFigures analysis={analysis} />
        <Outcome {...{ analysis, content }}>
          <Entered {...{ deal, content }} />
        </Outcome>
        <p className={styles.assumptions}>
          {report.assumptions} ({ratesOf}): {assumptionWords(content, changed, words)}
        </p>
      </div>
    </ReadOnly.Provider>
  );
}
