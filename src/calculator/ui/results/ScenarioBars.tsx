import type { Returns } from "../../model/calculateReturns";
import { formatCents } from "../../words/format";
import { scenarioBars } from "../../model/scenarioBars";
import { useWords } from "../../words/words";
import * as charts from "./charts.module.css";
import * as styles from "./scenarios.module.css";

/** The cash of both scenarios as two bars of one scale: dark at closing, lighter during the project. */
export function ScenarioBars({ returns }: { returns: Returns }) {
  const { text, language } = useWords();
  const { scenarios, lines } = text;
  const [bank, own] = scenarioBars(returns);
  const rows = [
    { name: scenarios.bank, about: scenarios.bankText, bar: bank, cents: returns.scenario1.totalEstimatedInvestment },
    { name: scenarios.own, about: scenarios.ownText, bar: own, cents: returns.scenario2.totalEstimatedInvestment },
  ];
  return (
    <div className={styles.bars}>
      {rows.map(({ name, about, bar, cents }) => (
        <div key={name}>
          <p>
            <strong>{name}</strong> · {formatCents(cents, language, true)}
            <span className={styles.about}>{about}</span>
          </p>
          <svg viewBox="0 0 1000 32" preserveAspectRatio="none" aria-hidden="true">
            <rect className={charts.purchase} x="0" y="0" width={bar.closing} height="32" />
            <rect className={charts.financing} x={bar.closing} y="0" width={bar.during} height="32" />
          </svg>
        </div>
      ))}
      <p className={styles.key}>
        <span>
          <span className={`${charts.swatch} ${charts.purchase}`} aria-hidden="true" />
          {lines.paidAtClosingByInvestor.name}
        </span>
        <span>
          <span className={`${charts.swatch} ${charts.financing}`} aria-hidden="true" />
          {lines.paidDuringProjectApprox.name}
        </span>
      </p>
    </div>
  );
}
