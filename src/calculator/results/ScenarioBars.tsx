import { fill } from "../../content/fill";
import type { Returns } from "../calculateReturns";
import { formatCents } from "../format";
import { scenarioBars } from "../scenarioBars";
import { useWords } from "../words";
import * as charts from "./charts.module.css";
import * as styles from "./scenarios.module.css";

/** The cash of both scenarios as two bars: dark at closing, lighter during the project. The table below has the numbers. */
export function ScenarioBars({ returns }: { returns: Returns }) {
  const { text, language } = useWords();
  const description = fill(text.scenarios.chart, {
    bank: formatCents(returns.scenario1.totalEstimatedInvestment, language),
    own: formatCents(returns.scenario2.totalEstimatedInvestment, language),
  });
  return (
    <div className={styles.bars}>
      <svg viewBox="0 0 1000 72" preserveAspectRatio="none" role="img" aria-label={description}>
        {scenarioBars(returns).map(({ closing, during }, index) => (
          <g key={index === 0 ? "bank" : "own"}>
            <rect className={charts.purchase} x="0" y={index * 40} width={closing} height="32" />
            <rect className={charts.financing} x={closing} y={index * 40} width={during} height="32" />
          </g>
        ))}
      </svg>
      <p className={styles.key}>
        <span className={`${charts.swatch} ${charts.purchase}`} aria-hidden="true" />
        {text.lines.paidAtClosingByInvestor.name}{" "}
        <span className={`${charts.swatch} ${charts.financing}`} aria-hidden="true" />
        {text.lines.paidDuringProjectApprox.name}
      </p>
    </div>
  );
}
