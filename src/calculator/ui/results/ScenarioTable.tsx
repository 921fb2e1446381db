import type { DealAnalysis } from "../../model/analyseDeal";
import type { Returns, Scenario } from "../../model/calculateReturns";
import { pointsInWords } from "../../words/countWords";
import { formatCents, formatReturn } from "../../words/format";
import { scenarioDifference } from "../../model/scenarioBars";
import { useWords } from "../../words/words";
import { LineName } from "./LineName";
import { SCENARIO_LINES } from "./lineGroups";
import * as styles from "./scenarios.module.css";
import * as tables from "./tables.module.css";

/** Both ways of paying side by side with their difference; on small screens each line becomes a small block. */
export function ScenarioTable({ returns, analysis }: { returns: Returns; analysis?: DealAnalysis }) {
  const { text, language } = useWords();
  const { scenarios } = text;
  const value = (line: keyof Scenario, number: number) =>
    line === "investorRoi" ? formatReturn(number, language) : formatCents(number, language, true);
  const difference = (line: keyof Scenario) => {
    const number = scenarioDifference(returns, line);
    return line === "investorRoi" ? pointsInWords(number, text.count, language) : formatCents(number, language, true);
  };
  return (
    <table className={`${tables.table} ${tables.blocks} ${styles.table}`}>
      <caption className="visuallyHidden">{scenarios.title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.results.line}</th>
          <th scope="col">{scenarios.bank}</th>
          <th scope="col">{scenarios.own}</th>
          <th scope="col">{scenarios.difference}</th>
        </tr>
      </thead>
      <tbody>
        {SCENARIO_LINES.map((line) => (
          <tr key={line} className={line === "totalEstimatedInvestment" ? tables.total : undefined}>
            <th scope="row">
              <LineName
                {...text.lines[line]}
                formulas={[`scenario1.${line}`, `scenario2.${line}`]}
                analysis={analysis}
              />
            </th>
            <td data-label={scenarios.bank}>{value(line, returns.scenario1[line])}</td>
            <td data-label={scenarios.own}>{value(line, returns.scenario2[line])}</td>
            <td data-label={scenarios.difference}>{difference(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
