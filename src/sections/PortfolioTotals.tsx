import { Section } from "../components/Section";
import { useLanguage } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { DealBar } from "./DealBar";
import { portfolioFacts, type Portfolio } from "../projects/portfolio";
import * as styles from "./PortfolioTotals.module.css";
import { FactList } from "../components/FactList";

interface PortfolioTotalsProps {
  text: Texts["projects"]["totals"];
  dealText: Texts["home"]["projects"]["deal"];
  record: Portfolio;
  isSample: boolean;
}

/** What all sold houses come to: their sum as one bar, and their means. */
export function PortfolioTotals({ text, dealText, record, isSample }: PortfolioTotalsProps) {
  const language = useLanguage();
  return (
    <Section tone="warm" label={text.label} title={text.title} isSample={isSample}>
      <div className={`columns columns-6-5 ${styles.totals}`}>
        <DealBar deal={record.sum} text={dealText} />
        <FactList facts={portfolioFacts(record, text, language)} className={`rows ${styles.means}`} />
      </div>
      <p className={`fine measure ${styles.note}`}>{text.note}</p>
    </Section>
  );
}
